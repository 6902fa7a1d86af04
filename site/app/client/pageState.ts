import { applyUrlToClientState, makeClientState } from './clientState.ts'

/** Client state of the current page. */
export const siteClientState = makeClientState()

applyUrlToClientState(siteClientState, location)
