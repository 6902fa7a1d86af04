import type { IconDrawing } from './drawing.ts'

// Actions.
export const searchIcon: IconDrawing = {
  d: 'M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0 -14M15.55 15.55l5.2 5.2',
}
export const filterIcon: IconDrawing = { d: 'M3.5 6.5h17M7 12h10M10.25 17.5h3.5' }
export const settingsIcon: IconDrawing = {
  d: 'M3.5 7h9M17.5 7h3M3.5 17h3M11.5 17h9M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0 -5M9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0 -5',
}
export const editIcon: IconDrawing = {
  d: 'M3.75 20.25l1-4.75L16.1 4.1a2.1 2.1 0 0 1 3 0l.8.8a2.1 2.1 0 0 1 0 3L8.5 19.25zM13.75 6.5l3.75 3.75',
}
export const trashIcon: IconDrawing = {
  d: 'M4 6.5h16M9 6.5V3.75h6V6.5M6 6.5l.85 12.4a2 2 0 0 0 2 1.85h6.3a2 2 0 0 0 2-1.85L18 6.5M10.25 10.75v5.75M13.75 10.75v5.75',
}
export const eyeIcon: IconDrawing = {
  d: 'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12M12 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0 -5.5',
}
export const eyeOffIcon: IconDrawing = {
  d: 'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12M12 9.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0 -5.5M4 4l16 16',
}
export const starIcon: IconDrawing = {
  d: 'm12 2.9 2.8 5.75 6.3.9-4.55 4.45 1.1 6.25L12 17.3l-5.65 2.95 1.1-6.25L2.9 9.55l6.3-.9z',
}
export const signOutIcon: IconDrawing = {
  d: 'M14 4.25H6.75A2.25 2.25 0 0 0 4.5 6.5v11a2.25 2.25 0 0 0 2.25 2.25H14M10 12h10.5M16.75 8.25 20.5 12l-3.75 3.75',
  flips: true,
}
export const externalIcon: IconDrawing = {
  d: 'M10 4.5H6.75A2.25 2.25 0 0 0 4.5 6.75v10.5a2.25 2.25 0 0 0 2.25 2.25h10.5a2.25 2.25 0 0 0 2.25-2.25V14M14 4.5h5.5V10M19.5 4.5l-9 9',
  flips: true,
}
export const arrowUpIcon: IconDrawing = { d: 'M12 20V4M6 10l6-6 6 6' }
export const arrowDownIcon: IconDrawing = { d: 'M12 4v16m-6-6 6 6 6-6' }
export const chevronBackIcon: IconDrawing = { d: 'm15 5-7 7 7 7', flips: true }
export const chevronUpIcon: IconDrawing = { d: 'm5 15 7-7 7 7' }
export const chevronDownIcon: IconDrawing = { d: 'm5 9 7 7 7-7' }
