import { collectionNames } from '#data/collectionNames.ts'
import { type JsonFile, type Path, problemAt } from '../json.ts'
import type { Problem } from '../problem.ts'
import type { Content, Project } from '../project.ts'
import type { Check } from './check.ts'

/** Pairs of fields of which the first comes before the second. */
const spans = [
  ['publishAt', 'expiresAt'],
  ['starts', 'ends'],
] as const

/** What begins ends later. That each date is one of the calendar is a matter of its schema. */
export const badDate: Check = function* ({ pages, records }: Project) {
  for (const { file, config } of pages) if (file && config) yield* ofOne(config, file, [])
  for (const name of collectionNames) {
    const { file, entries }: Content<object> = records[name]
    for (const { value, path } of entries) if (file && value) yield* ofOne(value, file, path)
  }
}

function* ofOne(
  value: Readonly<Record<string, unknown>> | object,
  file: JsonFile,
  path: Path,
): Generator<Problem> {
  const fields = value as Readonly<Record<string, unknown>>
  for (const [first, last] of spans) {
    const [from, to] = [fields[first], fields[last]]
    if (typeof from === 'string' && typeof to === 'string' && from >= to)
      yield problemAt(file, [...path, last], {
        code: 'bad-date',
        what: `"${last}" is ${from === to ? 'the same as' : 'before'} "${first}", ${from}.`,
        fix: `Give a time after "${first}".`,
      })
  }
}
