import type { AnatomyPart } from './componentGuide.ts'

export const labelAnatomyPart: AnatomyPart = [
  'Label',
  'It stands above the control, and pressing it focuses the control.',
  'label',
]

/** Texts of every field. */
export const fieldMessageParts: readonly AnatomyPart[] = [
  ['Help', 'It stands between label and control, so that it is read first.'],
  ['Error', 'It stands below the control and says what to do.'],
]

export const descriptionAnatomyPart =
  'Help and error are the description of the control, and an error sets `aria-invalid`.'
