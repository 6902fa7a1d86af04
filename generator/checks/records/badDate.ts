import { collectionNames } from '#data/content/collectionNames.ts'
import { type JsonFile, type JsonPath, locateProblem } from '../../input/json.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import { type ContentFile, type Project, listSectionsBySourceFile } from '../../input/project.ts'
import type { ProjectCheck } from '../check.ts'

/** Pairs of fields for the start and the end of a period. */
const periods = [
  ['publishAt', 'expiresAt'],
  ['starts', 'ends'],
  ['from', 'until'],
] as const

/** Requires periods to end after they start; schemas validate each date by itself. */
export const checkDatePeriods: ProjectCheck = function* ({ pages, fragments, records }: Project) {
  for (const { file, config } of pages) if (file && config) yield* periodProblems(config, file, [])
  for (const { file, section } of listSectionsBySourceFile({ pages, fragments }))
    yield* periodProblems(section.props ?? {}, file, section.path)
  for (const name of collectionNames) {
    const { file, entries }: ContentFile<object> = records[name]
    for (const { value, path } of entries)
      if (file && value) yield* periodProblems(value, file, path)
  }
}

function* periodProblems(
  value: Readonly<Record<string, unknown>> | object,
  file: JsonFile,
  path: JsonPath,
): Generator<ConfigProblem> {
  const fields = value as Readonly<Record<string, unknown>>
  for (const [first, last] of periods) {
    const [from, to] = [fields[first], fields[last]]
    if (typeof from === 'string' && typeof to === 'string' && from >= to)
      yield locateProblem(file, [...path, last], {
        code: 'bad-date',
        what: `"${last}" is ${from === to ? 'the same as' : 'before'} "${first}", ${from}.`,
        fix: `Give a time after "${first}".`,
      })
  }
}
