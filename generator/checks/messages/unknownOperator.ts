import { locateProblem } from '../../input/json.ts'
import { suggestCorrection } from '../../problems/nearest.ts'
import { findContentEntry } from '../../input/project.ts'
import { listReferencesOfKind } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires operator settings that sections reference to exist, with https addresses. */
export const checkUnknownOperatorEntries: ProjectCheck = function* (project) {
  const { operator } = project
  if (!operator.readable) return
  const names = new Set(operator.entries.flatMap(({ id }) => id ?? []))
  const addresses = listReferencesOfKind(project, 'operator').map((named) => ({
    ...named,
    leads: true,
  }))
  const words = listReferencesOfKind(project, 'operatorWords').map((named) => ({
    ...named,
    leads: false,
  }))
  for (const { value, file, path, leads } of [...addresses, ...words]) {
    if (!names.has(value))
      yield locateProblem(file, path, {
        code: 'unknown-operator',
        what: `There is no entry "${value}" in content/operator.json.`,
        ...suggestCorrection(value, names, `Entries are: ${[...names].join(', ')}.`),
      })
    const given = findContentEntry(operator, value)?.value ?? null
    if (
      leads &&
      operator.file &&
      given !== null &&
      !(typeof given === 'string' && isAddress(given))
    )
      yield locateProblem(operator.file, [value, 'value'], {
        code: 'unknown-operator',
        what: `"${value}" is where a button leads, but this is no https address.`,
        fix: 'Write an address that starts with https://, or null.',
      })
  }
}

const isAddress = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:'
