import { locateProblem } from '../../input/json.ts'
import { pageSectionRegistry } from '../../input/registry.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires exactly one section per page that shows its title. */
export const checkHeadings: ProjectCheck = function* ({ pages }) {
  const names = pageSectionRegistry.names.filter((name) => pageSectionRegistry.metaOf(name).h1)
  for (const { file, sections, isValid } of pages) {
    if (!file) continue
    const [first, ...more] = sections.filter(
      ({ meta, props }) =>
        meta.h1 === true || (meta.h1 === 'without-level' && props?.['level'] === undefined),
    )
    // A section that could not be decoded may contain the title.
    if (!first && isValid)
      yield locateProblem(file, ['sections'], {
        code: 'no-heading',
        what: 'No section shows the title of the page.',
        fix: `Begin with one of ${names.join(', ')}.`,
      })
    for (const { name, path } of more)
      yield locateProblem(file, [...path, 'section'], {
        code: 'two-headings',
        what: `${name} shows a page title, and so does ${first?.name} above: a page has one.`,
        fix: 'Take one of them out.',
      })
  }
}
