import { type SectionVisibility, getSectionVisibility } from '#data/pages/sectionVisibility.ts'
import { locateProblem } from '../../input/json.ts'
import type { ParsedPageConfig, ParsedPageSection } from '../../input/project.ts'
import { listPageLocales } from '../../plan/addresses.ts'
import type { ProblemWithoutPosition } from '../../problems/problem.ts'
import type { ProjectCheck } from '../check.ts'

/** Rejects limits of a section that keep it from ever being shown, or that take the heading or the form from its page. */
export const checkHiddenSections: ProjectCheck = function* ({ pages }) {
  for (const page of pages)
    for (const section of page.sections) {
      const limits = getSectionVisibility(section.props ?? {})
      const found = limits && problemOf(page, section, limits)
      if (page.file && found) {
        const [field, problem] = found
        const isShared = page.fragments.some(({ sections }) =>
          sections.some(({ props }) => props === section.props),
        )
        yield locateProblem(page.file, isShared ? section.path : [...section.path, field], problem)
      }
    }
}

type Field = keyof SectionVisibility

function problemOf(
  page: ParsedPageConfig,
  { name, meta, props }: ParsedPageSection,
  limits: SectionVisibility,
): readonly [Field, ProblemWithoutPosition] | undefined {
  const [first = 'locales'] = Object.keys(limits) as Field[]
  const code = 'hidden-section'
  const isHeading = meta.h1 === true || (meta.h1 !== undefined && props?.['level'] === undefined)
  if (isHeading || meta.action || meta.underHeader)
    return [
      first,
      {
        code,
        what: `${name} is not always shown, but has the ${meta.action ? 'form' : 'heading'} of the page.`,
        fix: `Take "${first}" out, or limit the page itself.`,
      },
    ]
  const { locales, from, until } = limits
  const existing = listPageLocales(page)
  const missing = locales?.find((code) => !existing.includes(code))
  if (missing !== undefined)
    return [
      'locales',
      {
        code,
        what: `The page does not exist in "${missing}", so that it never shows ${name} there.`,
        fix: `Languages of the page are ${existing.join(', ')}.`,
      },
    ]
  const { publishAt, expiresAt } = page.config ?? {}
  if (from !== undefined && expiresAt !== undefined && from >= expiresAt)
    return [
      'from',
      {
        code,
        what: `The page expires at ${expiresAt}, before ${name} is shown.`,
        fix: 'Give a time before it.',
      },
    ]
  if (until !== undefined && publishAt !== undefined && until <= publishAt)
    return [
      'until',
      {
        code,
        what: `The page is published at ${publishAt}, after ${name} was shown.`,
        fix: 'Give a time after it.',
      },
    ]
  return undefined
}
