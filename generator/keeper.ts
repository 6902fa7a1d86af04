/** Keeps what was made for a thing, and gives it again while all that it was made of is the very same. */
export function keeper<R>(): (key: object, of: readonly unknown[], make: () => R) => R {
  const kept = new WeakMap<object, { readonly of: readonly unknown[]; readonly made: R }>()
  return (key, of, make) => {
    const before = kept.get(key)
    if (before && areSame(before.of, of)) return before.made
    const made = make()
    kept.set(key, { of, made })
    return made
  }
}

const areSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index])

/** A function that works a thing out once. */
export function once<T extends object, R>(make: (of: T) => R): (of: T) => R {
  const kept = new WeakMap<T, { readonly made: R }>()
  return (of) => {
    const before = kept.get(of)
    if (before) return before.made
    const made = make(of)
    kept.set(of, { made })
    return made
  }
}
