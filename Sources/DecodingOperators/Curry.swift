// Written by scripts/generate-curry. Do not edit.
// swift-format-ignore-file

/// A function that takes its parameters one by one.
///
/// ```swift
/// curry(User.init) <^> json <| "id" <*> json <| "name"
/// ```
///
/// For up to 24 parameters. Where there are more, or speed matters, use a `ParsePrint` of the module
/// `Decoding`: it makes no functions on the way.
@inlinable
public func curry<A, Result>(_ function: @escaping (A) -> Result) -> Curried<A, Result> {
    Curried(function)
}

/// A function that takes its 2 parameters one by one.
@inlinable
public func curry<A, B, Result>(
    _ function: @escaping (A, B) -> Result
) -> Curried<A, Curried<B, Result>> {
    Curried { (a: A) in
        curry { (b: B) in function(a, b) }
    }
}

/// A function that takes its 3 parameters one by one.
@inlinable
public func curry<A, B, C, Result>(
    _ function: @escaping (A, B, C) -> Result
) -> Curried<A, Curried<B, Curried<C, Result>>> {
    Curried { (a: A) in
        curry { (b: B, c: C) in function(a, b, c) }
    }
}

/// A function that takes its 4 parameters one by one.
@inlinable
public func curry<A, B, C, D, Result>(
    _ function: @escaping (A, B, C, D) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Result>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D) in function(a, b, c, d) }
    }
}

/// A function that takes its 5 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, Result>(
    _ function: @escaping (A, B, C, D, E) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Result>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E) in function(a, b, c, d, e) }
    }
}

/// A function that takes its 6 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, Result>(
    _ function: @escaping (A, B, C, D, E, F) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Result>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F) in function(a, b, c, d, e, f) }
    }
}

/// A function that takes its 7 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, Result>(
    _ function: @escaping (A, B, C, D, E, F, G) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Result>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G) in function(a, b, c, d, e, f, g) }
    }
}

/// A function that takes its 8 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Result>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H) in function(a, b, c, d, e, f, g, h) }
    }
}

/// A function that takes its 9 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Result>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I) in function(a, b, c, d, e, f, g, h, i) }
    }
}

/// A function that takes its 10 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Result>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J) in function(a, b, c, d, e, f, g, h, i, j) }
    }
}

/// A function that takes its 11 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Result>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K) in function(a, b, c, d, e, f, g, h, i, j, k) }
    }
}

/// A function that takes its 12 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, L, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K, L) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Curried<L, Result>>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L) in function(a, b, c, d, e, f, g, h, i, j, k, l) }
    }
}

/// A function that takes its 13 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, L, M, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K, L, M) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Curried<L, Curried<M, Result>>>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M) in function(a, b, c, d, e, f, g, h, i, j, k, l, m) }
    }
}

/// A function that takes its 14 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K, L, M, N) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Curried<L, Curried<M, Curried<N, Result>>>>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M, n: N) in function(a, b, c, d, e, f, g, h, i, j, k, l, m, n) }
    }
}

/// A function that takes its 15 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Curried<L, Curried<M, Curried<N, Curried<O, Result>>>>>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M, n: N, o: O) in function(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) }
    }
}

/// A function that takes its 16 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Curried<L, Curried<M, Curried<N, Curried<O, Curried<P, Result>>>>>>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M, n: N, o: O, p: P) in function(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p) }
    }
}

/// A function that takes its 17 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Curried<L, Curried<M, Curried<N, Curried<O, Curried<P, Curried<Q, Result>>>>>>>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M, n: N, o: O, p: P, q: Q) in function(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q) }
    }
}

/// A function that takes its 18 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Curried<L, Curried<M, Curried<N, Curried<O, Curried<P, Curried<Q, Curried<R, Result>>>>>>>>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M, n: N, o: O, p: P, q: Q, r: R) in function(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r) }
    }
}

/// A function that takes its 19 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Curried<L, Curried<M, Curried<N, Curried<O, Curried<P, Curried<Q, Curried<R, Curried<S, Result>>>>>>>>>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M, n: N, o: O, p: P, q: Q, r: R, s: S) in function(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s) }
    }
}

/// A function that takes its 20 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Curried<L, Curried<M, Curried<N, Curried<O, Curried<P, Curried<Q, Curried<R, Curried<S, Curried<T, Result>>>>>>>>>>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M, n: N, o: O, p: P, q: Q, r: R, s: S, t: T) in function(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t) }
    }
}

/// A function that takes its 21 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Curried<L, Curried<M, Curried<N, Curried<O, Curried<P, Curried<Q, Curried<R, Curried<S, Curried<T, Curried<U, Result>>>>>>>>>>>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M, n: N, o: O, p: P, q: Q, r: R, s: S, t: T, u: U) in function(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u) }
    }
}

/// A function that takes its 22 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Curried<L, Curried<M, Curried<N, Curried<O, Curried<P, Curried<Q, Curried<R, Curried<S, Curried<T, Curried<U, Curried<V, Result>>>>>>>>>>>>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M, n: N, o: O, p: P, q: Q, r: R, s: S, t: T, u: U, v: V) in function(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v) }
    }
}

/// A function that takes its 23 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Curried<L, Curried<M, Curried<N, Curried<O, Curried<P, Curried<Q, Curried<R, Curried<S, Curried<T, Curried<U, Curried<V, Curried<W, Result>>>>>>>>>>>>>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M, n: N, o: O, p: P, q: Q, r: R, s: S, t: T, u: U, v: V, w: W) in function(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w) }
    }
}

/// A function that takes its 24 parameters one by one.
@inlinable
public func curry<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Result>(
    _ function: @escaping (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X) -> Result
) -> Curried<A, Curried<B, Curried<C, Curried<D, Curried<E, Curried<F, Curried<G, Curried<H, Curried<I, Curried<J, Curried<K, Curried<L, Curried<M, Curried<N, Curried<O, Curried<P, Curried<Q, Curried<R, Curried<S, Curried<T, Curried<U, Curried<V, Curried<W, Curried<X, Result>>>>>>>>>>>>>>>>>>>>>>>> {
    Curried { (a: A) in
        curry { (b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M, n: N, o: O, p: P, q: Q, r: R, s: S, t: T, u: U, v: V, w: W, x: X) in function(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x) }
    }
}
