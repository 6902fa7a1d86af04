import type { IconDrawing } from './drawing.ts'

// Icons of controls.
export const playIcon: IconDrawing = { d: 'M7.5 4.5v15l11.75-7.5z' }
export const pauseIcon: IconDrawing = { d: 'M8.5 5v14m7-14v14' }
export const closeIcon: IconDrawing = { d: 'm6 6 12 12M18 6 6 18' }
export const menuIcon: IconDrawing = { d: 'M3.5 8h17M3.5 16h17' }
export const moreIcon: IconDrawing = { d: 'M5 12v.01m7-.01v.01m7-.01v.01' }
export const gripIcon: IconDrawing = {
  d: 'M9 6v.01M15 6v.01M9 12v.01m6-.01v.01M9 18v.01m6-.01v.01',
}
export const checkmarkIcon: IconDrawing = { d: 'm5 12.5 4.5 4.5L19 7.5' }
export const plusIcon: IconDrawing = { d: 'M12 5v14M5 12h14' }
export const minusIcon: IconDrawing = { d: 'M5 12h14' }
export const arrowIcon: IconDrawing = { d: 'M4 12h16m-6-6 6 6-6 6', flips: true }
export const arrowBackIcon: IconDrawing = { d: 'M20 12H4m6-6-6 6 6 6', flips: true }
export const chevronIcon: IconDrawing = { d: 'm9 5 7 7-7 7', flips: true }
export const hourglassIcon: IconDrawing = {
  d: 'M6.5 3h11m-11 18h11M8 3v3.5c0 2.5 4 4 4 5.5s-4 3-4 5.5V21m8-18v3.5c0 2.5-4 4-4 5.5s4 3 4 5.5V21',
}
