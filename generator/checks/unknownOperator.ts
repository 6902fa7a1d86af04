import { problemAt } from '../json.ts'
import { suggestion } from '../nearest.ts'
import { entryOf } from '../project.ts'
import { referencesOf } from '../uses.ts'
import type { Check } from './check.ts'

/** What sections ask of the operator exists, and an address that is filled in is one of https. */
export const unknownOperator: Check = function* (project) {
  const { operator } = project
  if (!operator.readable) return
  const names = new Set(operator.entries.flatMap(({ id }) => id ?? []))
  for (const { value, file, path } of referencesOf(project, 'operator')) {
    if (!names.has(value))
      yield problemAt(file, path, {
        code: 'unknown-operator',
        what: `There is no entry "${value}" in content/operator.json.`,
        ...suggestion(value, names, `Entries are: ${[...names].join(', ')}.`),
      })
    const given = entryOf(operator, value)?.value ?? null
    if (operator.file && given !== null && !(typeof given === 'string' && isAddress(given)))
      yield problemAt(operator.file, [value, 'value'], {
        code: 'unknown-operator',
        what: `"${value}" is where a button leads, but this is no https address.`,
        fix: 'Write an address that starts with https://, or null.',
      })
  }
}

const isAddress = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:'
