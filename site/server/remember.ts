const most = 200

/** A function of a part of a request that is worked out once for each value; forgets all once there are many. */
export function remember<T>(work: (value: string) => T): (value: string) => T {
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
