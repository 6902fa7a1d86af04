import { enterPage, makeClientState } from '../client/state.ts'
import { keepVisit } from '../client/visitData.ts'
import { loadThirdParties } from './thirdParties.ts'

/** Does what the visitor's choice of cookies allows. */
export async function afterConsent(statistics: boolean): Promise<void> {
  if (statistics) {
    const state = makeClientState()
    enterPage(state, location)
    keepVisit(state)
  }
  // Sensitive pages load nothing of others.
  if ('marketing' in document.body.dataset) await loadThirdParties()
}
