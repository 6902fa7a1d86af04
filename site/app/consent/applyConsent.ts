import { readConsentCategories } from '#data/consent/cookies.ts'
import { deleteStoredVisit } from '../client/deleteStoredVisit.ts'
import { siteClientState } from '../client/pageState.ts'
import { trackVisit } from '../client/visitData.ts'
import { loadThirdPartyScripts } from './thirdParties.ts'

/** Starts analytics and loads third parties as far as the visitor allows. */
export async function applyConsent(): Promise<void> {
  const allowed = readConsentCategories(document.cookie)
  if (allowed.includes('statistics')) {
    trackVisit(siteClientState)
  } else deleteStoredVisit()
  const hasThirdParties = allowed.includes('statistics') || allowed.includes('marketing')
  // Sensitive pages do not load third parties.
  if (hasThirdParties && 'marketing' in document.body.dataset) await loadThirdPartyScripts()
}
