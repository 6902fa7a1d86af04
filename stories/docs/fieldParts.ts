import type { AnatomyPart } from './componentGuide.ts'

export const labelAnatomyPart: AnatomyPart = [
  'Label',
  'Above the control; pressing it focuses the control.',
  'label',
]

/** Texts of every field. */
export const fieldMessageParts: readonly AnatomyPart[] = [
  ['Help', 'Between label and control, before it is needed.'],
  ['Error', 'Below the control, with what to do.'],
]

export const descriptionAnatomyPart =
  'Help and error are the description of the control; an error sets `aria-invalid`.'
