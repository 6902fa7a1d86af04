import { readConsentWords } from '#data/cookies.ts'
import { forgetVisit } from '../client/keptVisit.ts'
import { enterPage, makeClientState } from '../client/state.ts'
import { keepVisit } from '../client/visitData.ts'
import { loadThirdParties } from './thirdParties.ts'

/** Does what the visitor's choice of cookies allows. */
export async function afterConsent(): Promise<void> {
  const allowed = readConsentWords(document.cookie)
  if (allowed.includes('statistics')) {
    const state = makeClientState()
    enterPage(state, location)
    keepVisit(state)
  } else forgetVisit()
  const others = allowed.includes('statistics') || allowed.includes('marketing')
  // Sensitive pages load nothing of others.
  if (others && 'marketing' in document.body.dataset) await loadThirdParties()
}
