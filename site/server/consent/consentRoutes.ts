import { Effect } from 'effect'
import { HttpServerRequest, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api/api.ts'
import { readConsent } from '#data/consent/consent.ts'
import { cookies, readCookie } from '#data/consent/cookies.ts'
import {
  filterAllowedThirdParties,
  formatTrackingPixelUrl,
  formatThirdPartyScriptUrl,
  getConsentSignals,
  type ThirdPartyName,
} from '#data/consent/thirdParties.ts'
import { redirectTo } from '../http/redirect.ts'
import { noStoreHeaders } from '../http/headers.ts'
import { ServerConfig } from '../ops/config.ts'

const currentConsent = Effect.map(HttpServerRequest.HttpServerRequest, ({ headers }) =>
  readConsent(readCookie(headers['cookie'], cookies.consent)),
)

/** Responds with the third parties that a page may load, by the visitor's consent. */
export const consentRoutes = HttpApiBuilder.group(
  Api,
  'consent',
  Effect.fnUntraced(function* (handlers) {
    const { thirdParties } = yield* ServerConfig
    return handlers.handle('allowed', () =>
      Effect.map(currentConsent, (consent) => ({
        signals: getConsentSignals(consent),
        tags: filterAllowedThirdParties(thirdParties, consent).map((party) => ({
          name: party.name,
          id: party.id,
          script: formatThirdPartyScriptUrl(party),
        })),
      })),
    )
  }),
)

/** Redirects to the tracking pixels of third parties, for browsers without script. */
export const trackingPixelRoutes = HttpApiBuilder.group(
  Api,
  'pixels',
  Effect.fnUntraced(function* (handlers) {
    const { thirdParties } = yield* ServerConfig
    const redirect = (name: ThirdPartyName) => () =>
      Effect.map(currentConsent, (consent) => {
        const party = filterAllowedThirdParties(thirdParties, consent).find(
          (one) => one.name === name,
        )
        return party === undefined
          ? HttpServerResponse.empty({ status: 204, headers: noStoreHeaders })
          : redirectTo({ declared: formatTrackingPixelUrl(party) }, 302, '', {
              ...noStoreHeaders,
              'referrer-policy': 'no-referrer',
            })
      })
    return handlers.handleAll({
      'tag-manager': redirect('tag-manager'),
      'ad-tracker': redirect('ad-tracker'),
      'network-tag': redirect('network-tag'),
    })
  }),
)
