import { forgetVisit } from '../client/keptVisit.ts'
import { tellError } from './errors.ts'

/** Loads what the visitor's choice of cookies allows; without one nothing is loaded or kept. */
export function followConsent(): void {
  const { cookie } = document
  // Only whether there is something to look at: what is allowed is read by what is loaded then.
  const statistics = cookie.includes('statistics')
  if (!statistics) forgetVisit()
  if (statistics || cookie.includes('marketing'))
    import('./afterConsent.ts').then(({ afterConsent }) => afterConsent()).catch(tellError)
}
