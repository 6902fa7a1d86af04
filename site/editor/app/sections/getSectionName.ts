import type { EditedSection } from '../state/pageDocument.ts'
import { toTextOrEmpty } from '../state/texts.ts'

/** Returns the name of a section's component, or of the fragment that stands for several. */
export const getSectionName = ({ value }: Pick<EditedSection, 'value'>): string =>
  toTextOrEmpty(value['section']) || toTextOrEmpty(value['fragment'])
