/// Runs another program, and prints what it took as JSON: processor time, time by the clock, and the
/// largest resident size.
///
/// A small program of its own, because the kernel counts the size of the process that starts another
/// one as a size of the latter. The benchmarks themselves are larger than some programs that they
/// measure.
///
/// Usage: process-cost OUTPUT PROGRAM [ARGUMENT]...
///
/// What the program prints goes to the file OUTPUT. Ends with 1 if the program cannot be run or does not
/// end well, and with 2 if nothing can be measured.

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds_by_the_clock(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static double seconds(struct timeval time) {
    return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

static long long peak_bytes(const struct rusage *usage) {
#ifdef __APPLE__
    return usage->ru_maxrss;
#else
    return usage->ru_maxrss * 1024LL;
#endif
}

int main(int count, char *arguments[]) {
    if (count < 3) {
        fprintf(stderr, "usage: %s OUTPUT PROGRAM [ARGUMENT]...\n", arguments[0]);
        return 2;
    }
    double start = seconds_by_the_clock();
    // Not posix_spawn, which lends the memory of this process to the other one for a moment.
    pid_t child = fork();
    if (child == 0) {
        int output = open(arguments[1], O_WRONLY | O_CREAT | O_TRUNC, 0600);
        if (output >= 0 && dup2(output, STDOUT_FILENO) >= 0) execvp(arguments[2], arguments + 2);
        perror(arguments[2]);
        _exit(127);
    }
    struct rusage usage;
    int status;
    while (wait4(child, &status, 0, &usage) < 0) {
        if (errno != EINTR) return 2;
    }
    double elapsed = seconds_by_the_clock() - start;
    printf(
        "{\"seconds\": %.6f, \"elapsedSeconds\": %.6f, \"peakBytes\": %lld}\n",
        seconds(usage.ru_utime) + seconds(usage.ru_stime),
        elapsed,
        peak_bytes(&usage)
    );
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? 0 : 1;
}
