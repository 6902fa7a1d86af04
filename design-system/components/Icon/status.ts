import type { IconDrawing } from './drawing.ts'

// Icons of messages.
export const infoIcon: IconDrawing = { d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5.5m0-9v.01' }
export const successIcon: IconDrawing = {
  d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.25l2.75 2.75L16 9.5',
}
export const warningIcon: IconDrawing = {
  d: 'M10.25 4.05 2.5 17.6a2 2 0 0 0 1.75 3h15.5a2 2 0 0 0 1.75-3L13.75 4.05a2 2 0 0 0-3.5 0M12 9.25v4.5m0 3.25v.01',
}
export const errorIcon: IconDrawing = {
  d: 'M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7zM12 7.75v4.75m0 3.5v.01',
}
