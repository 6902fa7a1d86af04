import { Schema } from 'effect'
import type { Consent } from './consent.ts'

/** Third parties that a page may load after consent. */
export const thirdPartyNames = ['tag-manager', 'ad-tracker', 'network-tag'] as const
export type ThirdPartyName = (typeof thirdPartyNames)[number]

/** Third party as configured by the operator. */
export interface ThirdParty {
  readonly name: ThirdPartyName
  /** The operator's account id at the third party. */
  readonly id: string
  /** Origins that its script connects to; the first serves the script, the last the tracking pixel. */
  readonly hosts: readonly [string, ...string[]]
}

const Signal = Schema.Literals(['granted', 'denied'])

/** Consent-mode signals sent to the tags; all of them are denied by default. */
export const ConsentSignals = Schema.Struct({
  ad_storage: Signal.annotate({
    description: 'Advertising cookies; requires marketing',
  }),
  ad_user_data: Signal.annotate({
    description: 'User data for advertising; requires marketing',
  }),
  ad_personalization: Signal.annotate({
    description: 'Personalized advertising; requires marketing',
  }),
  analytics_storage: Signal.annotate({ description: 'Analytics cookies; requires statistics' }),
  functionality_storage: Signal.annotate({
    description: 'Preference cookies; requires preference',
  }),
}).annotate({ description: 'Consent-mode signals' })
export type ConsentSignals = typeof ConsentSignals.Type

/** Response of `/consent.json`. */
export const ConsentResponse = Schema.Struct({
  signals: ConsentSignals,
  tags: Schema.Array(
    Schema.Struct({
      name: Schema.Literals(thirdPartyNames).annotate({
        description: 'Name of the third party',
      }),
      id: Schema.String.annotate({
        description: 'The operator’s account id, at most 60 characters',
      }),
      script: Schema.String.annotate({ description: 'URL of the script' }),
    }),
  ).annotate({
    description: 'Configured third parties that the visitor has allowed',
  }),
}).annotate({ identifier: 'ConsentAnswer' })
export type ConsentResponse = typeof ConsentResponse.Type

/** Converts consent to consent-mode signals. */
export function getConsentSignals(consent: Consent | undefined): ConsentSignals {
  const signal = (category: Consent[number]) =>
    consent?.includes(category) === true ? ('granted' as const) : ('denied' as const)
  return {
    ad_storage: signal('marketing'),
    ad_user_data: signal('marketing'),
    ad_personalization: signal('marketing'),
    analytics_storage: signal('statistics'),
    functionality_storage: signal('preference'),
  }
}

// The tag manager serves analytics and advertising tags and respects the signals; the others only serve advertising.
const requiredCategories: Readonly<Record<ThirdPartyName, readonly Consent[number][]>> = {
  'tag-manager': ['statistics', 'marketing'],
  'ad-tracker': ['marketing'],
  'network-tag': ['marketing'],
}

/** Filters third parties by consent; none are allowed without a choice. */
export const filterAllowedThirdParties = (
  parties: readonly ThirdParty[],
  consent: Consent | undefined,
): readonly ThirdParty[] =>
  parties.filter(({ name }) =>
    requiredCategories[name].some((category) => consent?.includes(category)),
  )

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

/** URL of a third party's script. */
export const formatThirdPartyScriptUrl = ({ name, id, hosts }: ThirdParty): string =>
  hosts[0] + scriptPath[name](encodeURIComponent(id))

/** URL of a third party's tracking pixel, for browsers without script. */
export const formatTrackingPixelUrl = ({ name, id, hosts }: ThirdParty): string =>
  (hosts.at(-1) ?? '') + pixelPath[name](encodeURIComponent(id))
