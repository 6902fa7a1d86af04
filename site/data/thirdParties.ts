import { Schema } from 'effect'
import type { Consent } from './consent.ts'

/** Third parties a page may load after consent (specification §7). */
export const thirdPartyNames = ['tag-manager', 'ad-tracker', 'network-tag'] as const
export type ThirdPartyName = (typeof thirdPartyNames)[number]

/** One of them as the operator set it. */
export interface ThirdParty {
  readonly name: ThirdPartyName
  /** The operator's id with it. */
  readonly id: string
  /** Origins its script talks to: the first serves the script, the last takes the pixel of browsers without script. */
  readonly hosts: readonly [string, ...string[]]
}

const Signal = Schema.Literals(['granted', 'denied'])

/** What tags are told of a visitor's consent; everything is denied before they hear of it. */
export const ConsentSignals = Schema.Struct({
  ad_storage: Signal.annotate({
    description: 'Cookies for advertising: marketing (specification §4)',
  }),
  ad_user_data: Signal.annotate({
    description: 'Data sent for advertising: marketing (specification §4)',
  }),
  ad_personalization: Signal.annotate({
    description: 'Advertising made for one visitor: marketing (specification §4)',
  }),
  analytics_storage: Signal.annotate({ description: 'Cookies for statistics (specification §4)' }),
  functionality_storage: Signal.annotate({
    description: 'Cookies for preferences (specification §4)',
  }),
}).annotate({ description: 'Consent-mode signals (specification §4, §7)' })
export type ConsentSignals = typeof ConsentSignals.Type

/** What pages get from `/consent.json`. */
export const ConsentAnswer = Schema.Struct({
  signals: ConsentSignals,
  tags: Schema.Array(
    Schema.Struct({
      name: Schema.Literals(thirdPartyNames).annotate({
        description: 'Which third party it is (specification §7)',
      }),
      id: Schema.String.annotate({
        description: 'The operator’s id with it, at most 60 characters (specification §7)',
      }),
      script: Schema.String.annotate({ description: 'Address of its script (specification §7)' }),
    }),
  ).annotate({
    description:
      'Third parties the visitor allowed; none without ids or consent (specification §7)',
  }),
}).annotate({ identifier: 'ConsentAnswer' })
export type ConsentAnswer = typeof ConsentAnswer.Type

/** The signals a choice stands for. */
export function signalsOf(consent: Consent | undefined): ConsentSignals {
  const given = (category: Consent[number]) =>
    consent?.includes(category) === true ? ('granted' as const) : ('denied' as const)
  return {
    ad_storage: given('marketing'),
    ad_user_data: given('marketing'),
    ad_personalization: given('marketing'),
    analytics_storage: given('statistics'),
    functionality_storage: given('preference'),
  }
}

// The tag manager may bring statistics or advertising, and hears by the signals which of them; the others only advertise.
const needs: Readonly<Record<ThirdPartyName, readonly Consent[number][]>> = {
  'tag-manager': ['statistics', 'marketing'],
  'ad-tracker': ['marketing'],
  'network-tag': ['marketing'],
}

/** Those that a choice allows; before a choice none. */
export const allowedParties = (
  parties: readonly ThirdParty[],
  consent: Consent | undefined,
): readonly ThirdParty[] =>
  parties.filter(({ name }) => needs[name].some((category) => consent?.includes(category)))

const scriptPath: Readonly<Record<ThirdPartyName, (id: string) => string>> = {
  'tag-manager': (id) => `/gtm.js?id=${id}`,
  'ad-tracker': (id) => `/gtag/js?id=${id}`,
  'network-tag': () => '/li.lms-analytics/insight.min.js',
}
const pixelPath: Readonly<Record<ThirdPartyName, (id: string) => string>> = {
  'tag-manager': (id) => `/ns.html?id=${id}`,
  'ad-tracker': (id) => `/pagead/viewthroughconversion/${id.replace(/^AW-/, '')}/?guid=ON&script=0`,
  'network-tag': (id) => `/collect/?pid=${id}&fmt=gif`,
}

/** Address of a third party's script. */
export const scriptOf = ({ name, id, hosts }: ThirdParty): string =>
  hosts[0] + scriptPath[name](encodeURIComponent(id))

/** Address that stands for its script where there is none. */
export const pixelOf = ({ name, id, hosts }: ThirdParty): string =>
  (hosts.at(-1) ?? '') + pixelPath[name](encodeURIComponent(id))
