import { readConsentWords } from '#data/cookies.ts'
import { forgetVisit } from '../client/keptVisit.ts'
import { tellError } from './errors.ts'

/** Loads what the visitor's choice of cookies allows; without one nothing is loaded or kept. */
export function followConsent(): void {
  const allowed = readConsentWords(document.cookie)
  const statistics = allowed.includes('statistics')
  if (!statistics) forgetVisit()
  if (statistics || allowed.includes('marketing'))
    import('./afterConsent.ts')
      .then(({ afterConsent }) => afterConsent(statistics))
      .catch(tellError)
}
