import { applyUrl, makeClientState } from './clientState.ts'

/** Client state of the current page. */
export const siteState = makeClientState()

applyUrl(siteState, location)
