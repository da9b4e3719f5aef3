#!/bin/sh
# Prints some fields of JSON Lines, on all processors, in the order of the lines.
#
# Usage: parallel-fields.sh NAMES < rows.jsonl
#
# GNU parallel cuts its input at line ends into blocks, gives each block to a fastjson of its own,
# and with -k prints what they print in the order of the blocks. Its status is the number of blocks
# with a record that is not valid, or 101 if there are more than 100. The lines in messages are
# counted from the start of a block.
set -eu
names=${1:?usage: parallel-fields.sh NAMES < rows.jsonl}
exec parallel --pipe --block "${BLOCK:-10M}" -k -q "${FASTJSON:-fastjson}" records --fields "$names"
