const most = 200

/** Memoizes a function of a header value; clears the cache once it is full. */
export function memoize<T>(work: (value: string) => T): (value: string) => T {
  const known = new Map<string, { readonly result: T }>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before.result
    const result = work(value)
    if (known.size === most) known.clear()
    known.set(value, { result })
    return result
  }
}
