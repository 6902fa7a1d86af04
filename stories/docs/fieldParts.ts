import type { AnatomyPart } from './componentGuide.ts'

export const labelAnatomyPart: AnatomyPart = [
  'Label',
  'It stands above the control, and pressing it focuses the control.',
  'label',
]

const helpPurpose = 'It stands between label and control, so that it is read first.'

const errorPart: AnatomyPart = ['Error', 'It stands below the control and says what to do.']

/** Texts of every field. */
export const fieldMessageAnatomyParts: readonly AnatomyPart[] = [['Help', helpPurpose], errorPart]

/** Texts of a field whose default example has a help. */
export const fieldMessageAnatomyPartsWithHelp: readonly AnatomyPart[] = [
  ['Help', helpPurpose, '[id$="-help"]'],
  errorPart,
]

export const fieldDescriptionAccessibilityNote =
  'Help and error are the description of the control, and an error sets `aria-invalid`.'
