import { deleteStoredVisit } from '../client/deleteStoredVisit.ts'
import { reportPageError } from '../client/reportErrors.ts'

/**
 * Loads analytics and third parties as far as the visitor allows, after a change of `language` has been applied. Without
 * consent nothing is loaded, and a stored visit is deleted.
 */
export async function loadConsentedScripts(language: Promise<void>): Promise<void> {
  const { cookie } = document
  // A cheap check; the loaded module parses the cookie.
  const statistics = cookie.includes('statistics')
  if (!statistics) deleteStoredVisit()
  if (statistics || cookie.includes('marketing'))
    await Promise.all([import('./applyConsent.ts'), language])
      .then(([{ applyConsent }]) => applyConsent())
      .catch(reportPageError)
}
