/** Memoizes a value per key until one of its dependencies changes (compared by identity). */
export function memoizeByDependencies<R>(): (
  key: object,
  dependencies: readonly unknown[],
  make: () => R,
) => R {
  const cache = new WeakMap<
    object,
    { readonly dependencies: readonly unknown[]; readonly value: R }
  >()
  return (key, dependencies, make) => {
    const cached = cache.get(key)
    if (cached && areSame(cached.dependencies, dependencies)) return cached.value
    const value = make()
    cache.set(key, { dependencies, value })
    return value
  }
}

const areSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])

/** Memoizes a function of an object by the identity of its argument. */
export function memoize<T extends object, R>(compute: (argument: T) => R): (argument: T) => R {
  const cache = new WeakMap<T, { readonly value: R }>()
  return (argument) => {
    const cached = cache.get(argument)
    if (cached) return cached.value
    const value = compute(argument)
    cache.set(argument, { value })
    return value
  }
}

/** Memoizes values by strings from one run to the next. The result starts a run; what a run did not ask for is forgotten. */
export function memoizeBetweenRuns<R>(): () => (key: string, make: () => R) => R {
  let kept = new Map<string, { readonly value: R }>()
  return () => {
    const before = kept
    const used = new Map<string, { readonly value: R }>()
    kept = used
    return (key, make) => {
      const cached = used.get(key) ?? before.get(key) ?? { value: make() }
      used.set(key, cached)
      return cached.value
    }
  }
}
