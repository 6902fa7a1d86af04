import { applyUrlToClientState, makeClientState } from './clientState.ts'

/** Client state of the current page. */
export const siteState = makeClientState()

applyUrlToClientState(siteState, location)
