// One style: circles 18 wide, boxes 19 by 14 or 13 by 19 with corners of 2.5, details at least 2.5 apart.
// Every icon is a separate export, and icons used together share a file, so that bundles contain few unused ones.
export * from './actions.ts'
export type * from './drawing.ts'
export * from './energy.ts'
export * from './controls.ts'
export * from './objects.ts'
export * from './status.ts'
