import type { EditedSection } from '../state/pageDocument.ts'
import { toTextOrEmpty } from '../state/texts.ts'
import type { EditorTexts } from '../texts/english.ts'

/** Returns the name of a section's component, or of the fragment that stands for several. */
export const getSectionName = ({ value }: Pick<EditedSection, 'value'>): string =>
  toTextOrEmpty(value['section']) || toTextOrEmpty(value['fragment'])

/** Returns the name of a section, or of a fragment, for authors. */
export const getSectionLabel = (
  item: Pick<EditedSection, 'value'>,
  t: Pick<EditorTexts, 'sectionName' | 'fragment'>,
): string => {
  const fragment = toTextOrEmpty(item.value['fragment'])
  return fragment === '' ? t.sectionName(getSectionName(item)) : t.fragment(fragment)
}
