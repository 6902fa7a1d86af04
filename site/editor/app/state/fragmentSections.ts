import type { FragmentSummary } from '../../api/site.ts'
import type { EditedSection } from './pageDocument.ts'
import { toTextOrEmpty } from './texts.ts'

/** Sections by the name of their fragment. */
export type SectionsByFragment = Readonly<Record<string, readonly EditedSection[]>>

/** Returns the sections of the fragments for the preview. A fragment stands on a page once: its keys need no page. */
export const listFragmentSections = (
  fragments: Readonly<Record<string, FragmentSummary>>,
): SectionsByFragment =>
  Object.fromEntries(
    Object.entries(fragments).map(([name, { sections }]) => [
      name,
      sections.map((value, index) => ({ key: `${name}/${index}`, value })),
    ]),
  )

/** Returns the sections that are shown: in the place of a fragment, its own. */
export const resolveFragments = (
  items: readonly EditedSection[],
  fragments: SectionsByFragment,
): readonly EditedSection[] =>
  items.flatMap((item) => fragments[toTextOrEmpty(item.value['fragment'])] ?? [item])
