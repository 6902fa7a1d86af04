import { type SectionVisibility, getSectionVisibility } from '#data/pages/sectionVisibility.ts'
import type { ParsedPageConfig, Project, ParsedPageSection } from '../input/project.ts'
import { collectPageResourceNames } from './usages.ts'

/** Messages that a page shows only while a section is shown. */
interface LimitedMessages extends SectionVisibility {
  readonly messages: readonly string[]
}

const limitsOf = ({ props = {} }: ParsedPageSection) => getSectionVisibility(props)

/** Returns the messages of each section with limits that no section without limits shows. */
export function findMessagesOfLimitedSections(
  page: ParsedPageConfig,
  project: Project,
): readonly LimitedMessages[] {
  const limited = page.sections.filter(limitsOf)
  if (limited.length === 0) return []
  const shownWith = (isShown: (section: ParsedPageSection) => boolean) =>
    collectPageResourceNames(page, project, (one) => !limitsOf(one) || isShown(one)).messages
  const always = new Set(shownWith(() => false))
  return limited.map((section) => ({
    ...limitsOf(section),
    messages: shownWith(({ props }) => props === section.props).filter((id) => !always.has(id)),
  }))
}
