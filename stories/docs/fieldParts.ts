import type { AnatomyPart } from './componentGuide.ts'

export const labelAnatomyPart: AnatomyPart = [
  'Label',
  'The label stands above the control. Pressing it focuses the control.',
  'label',
]

/** Texts of every field. */
export const fieldMessageParts: readonly AnatomyPart[] = [
  [
    'Help',
    'The help stands between label and control, so that it is read before the control is used.',
  ],
  ['Error', 'The error stands below the control and says what to do.'],
]

export const descriptionAnatomyPart =
  'Help and error are the description of the control, so that they are read with it. An error sets `aria-invalid`.'
