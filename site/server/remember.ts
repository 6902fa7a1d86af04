const most = 200

/** A function of a request header that is worked out once for each of its first values. */
export function remember<T>(work: (header: string) => T): (header: string) => T {
  const known = new Map<string, T>()
  return (header) => {
    const before = known.get(header)
    if (before !== undefined) return before
    const result = work(header)
    if (known.size < most) known.set(header, result)
    return result
  }
}
