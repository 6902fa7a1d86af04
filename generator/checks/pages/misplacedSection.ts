import { getRouteParameter } from '../../plan/addresses.ts'
import { locateProblem } from '../../input/json.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { ProjectCheck } from '../check.ts'

/** Restricts record sections to one per record page, and allows one section with a form action per page. */
export const checkMisplacedSections: ProjectCheck = function* ({ pages }) {
  for (const { id, file, sections } of pages) {
    if (!file) continue
    const report = (
      path: (typeof sections)[number]['path'],
      what: string,
      fix: string,
    ): ConfigProblem =>
      locateProblem(file, [...path, 'section'], { code: 'misplaced-section', what, fix })
    for (const { name, meta, path } of sections)
      if (meta.record && getRouteParameter(id) === undefined)
        yield report(
          path,
          `${name} shows the record of a data page, and this is none.`,
          'Move it to a config named _id.json.',
        )
    const [first, ...moreForms] = sections.filter(({ meta }) => meta.action)
    for (const { name, path } of moreForms)
      yield report(
        path,
        `${first?.name} and ${name} both answer forms at this address.`,
        'Give one of them a page of its own.',
      )
    const [shown, ...moreRecords] = sections.filter(({ meta }) => meta.record)
    for (const { name, path } of moreRecords)
      yield report(path, `${shown?.name} already shows the record.`, `Take ${name} out.`)
  }
}
