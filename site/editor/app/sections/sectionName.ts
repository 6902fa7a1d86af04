import type { SectionItem } from '../state/pageDocument.ts'
import { textOrEmpty } from '../state/texts.ts'

/** Returns the name of a section's component, or of the fragment that stands for several. */
export const sectionName = ({ value }: Pick<SectionItem, 'value'>): string =>
  textOrEmpty(value['section']) || textOrEmpty(value['fragment'])
