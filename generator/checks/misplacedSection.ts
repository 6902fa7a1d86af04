import { parameterOf } from '../addresses.ts'
import { problemAt } from '../json.ts'
import type { Problem } from '../problem.ts'
import type { Check } from './check.ts'

/** A section that shows one record stands on a data page, and a page answers the posts of one form. */
export const misplacedSection: Check = function* ({ pages }) {
  for (const { id, file, sections } of pages) {
    if (!file) continue
    const tell = (path: (typeof sections)[number]['path'], what: string, fix: string): Problem =>
      problemAt(file, [...path, 'section'], { code: 'misplaced-section', what, fix })
    for (const { name, meta, path } of sections)
      if (meta.record && parameterOf(id) === undefined)
        yield tell(path, `${name} shows the record of a data page, and this is none.`, 'Move it to a config named _id.json.') // prettier-ignore
    const [first, ...more] = sections.filter(({ meta }) => meta.action)
    for (const { name, path } of more)
      yield tell(path, `${first?.name} and ${name} both answer forms at this address.`, 'Give one of them a page of its own.') // prettier-ignore
    const [shown, ...others] = sections.filter(({ meta }) => meta.record)
    for (const { name, path } of others)
      yield tell(path, `${shown?.name} already shows the record.`, `Take ${name} out.`)
  }
}
