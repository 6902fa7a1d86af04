/** Parses ids in a query, `?ids=a,b` or `?ids=a&ids=b`; returns the known ones, each once, in their order. */
export function parseIdList(
  values: readonly string[],
  known: ReadonlySet<string>,
  limit: number,
): readonly string[] {
  const ids = values.flatMap((value) => value.split(','))
  return [...new Set(ids)].filter((id) => known.has(id)).slice(0, limit)
}
