/** Ids in an address, as `?ids=a,b` or `?ids=a&ids=b`: those that are known, each once, in the order asked. */
export function askedIds(
  values: readonly string[],
  known: ReadonlySet<string>,
  most: number,
): readonly string[] {
  const asked = values.flatMap((value) => value.split(','))
  return [...new Set(asked)].filter((id) => known.has(id)).slice(0, most)
}
