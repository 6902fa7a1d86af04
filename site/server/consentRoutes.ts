import { Effect } from 'effect'
import { HttpServerRequest, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '#data/api.ts'
import { readConsent, type Consent } from '#data/consent.ts'
import { cookies, readCookie } from '#data/cookies.ts'
import {
  allowedParties,
  pixelOf,
  scriptOf,
  signalsOf,
  type ThirdParty,
  type ThirdPartyName,
} from '#data/thirdParties.ts'
import { redirectTo } from './answer.ts'
import { noStore } from './headers.ts'

const consentOf = Effect.map(HttpServerRequest.HttpServerRequest, ({ headers }) =>
  readConsent(readCookie(headers['cookie'], cookies.consent)),
)

/** What a page may load of third parties, by the visitor's consent. */
export const ConsentLive = (parties: readonly ThirdParty[]) =>
  HttpApiBuilder.group(Api, 'consent', (handlers) =>
    handlers.handle('allowed', () =>
      Effect.map(consentOf, (consent) => ({
        signals: signalsOf(consent),
        tags: allowedParties(parties, consent).map((party) => ({
          name: party.name,
          id: party.id,
          script: scriptOf(party),
        })),
      })),
    ),
  )

/** Pixels for browsers without script. */
export const PixelsLive = (parties: readonly ThirdParty[]) => {
  const send = (name: ThirdPartyName) => () => Effect.map(consentOf, leadTo(parties, name))
  return HttpApiBuilder.group(Api, 'pixels', (handlers) =>
    handlers.handleAll({
      'tag-manager': send('tag-manager'),
      'ad-tracker': send('ad-tracker'),
      'network-tag': send('network-tag'),
    }),
  )
}

const leadTo =
  (parties: readonly ThirdParty[], name: ThirdPartyName) =>
  (consent: Consent | undefined): HttpServerResponse.HttpServerResponse => {
    const party = allowedParties(parties, consent).find((one) => one.name === name)
    return party === undefined
      ? HttpServerResponse.empty({ status: 204, headers: noStore })
      : redirectTo({ declared: pixelOf(party) }, 302, '', {
          ...noStore,
          'referrer-policy': 'no-referrer',
        })
  }
