import type { LoaderFunctionArgs } from 'react-router'
import type { ApiCallResult, ApiCallName } from '#data/api/callTypes.ts'
import {
  getCountryName,
  listCountries,
  findCountryByName,
  isCountry,
} from '#data/locale/countries.ts'
import type {
  PersonalCenterViewName,
  PersonalCenterLoaderData,
} from '#sections/PersonalCenter/PersonalCenter.schema.ts'
import {
  getPageServices,
  issueCaptchaForPage,
  splitLocaleFromPageUrl,
} from '../forms/formPosts.server.ts'
import { parsePersonalCenterView } from './centerForms.server.ts'
import { redirectToSignIn } from './requireSignIn.server.ts'

const viewsWithCountry: ReadonlySet<PersonalCenterViewName> = new Set(['profile', 'phone'])
const viewsWithFactor: ReadonlySet<PersonalCenterViewName> = new Set([
  'security',
  'confirm',
  'second-factor',
])
const viewsWithPasskeys: ReadonlySet<PersonalCenterViewName> = new Set([
  'security',
  'passkeys',
  'confirm',
])
const viewsWithCode: ReadonlySet<PersonalCenterViewName> = new Set(['email', 'phone', 'deletion'])

/** Loads the account data of the selected view; redirects to the sign-in page without a session. */
export async function loadOwnAccount(args: LoaderFunctionArgs): Promise<PersonalCenterLoaderData> {
  const { call } = getPageServices(args)
  const view = parsePersonalCenterView(args, 'view')
  const loadFor = async <N extends ApiCallName>(part: PersonalCenterViewName, name: N) =>
    view === part ? read(await call(name)) : undefined
  const read = <N extends ApiCallName>(answer: ApiCallResult<N>) => {
    if (answer.status === 401) throw redirectToSignIn(args, answer.cookies)
    return answer.ok ? answer.body : undefined
  }
  const [
    own,
    agreements,
    sessions,
    secondFactor,
    passkeys,
    enquiries,
    newsletter,
    openApi,
    captcha,
  ] = await Promise.all([
    call('GET /api/account').then(read),
    call('GET /api/account/agreements').then(read),
    loadFor('security', 'GET /api/sessions'),
    viewsWithFactor.has(view) ? call('GET /api/account/second-factor').then(read) : undefined,
    viewsWithPasskeys.has(view) ? call('GET /api/account/passkeys').then(read) : undefined,
    loadFor('enquiries', 'GET /api/account/enquiries'),
    loadFor('enquiries', 'GET /api/account/newsletter'),
    loadFor('open-api', 'GET /api/account/open-api'),
    viewsWithCode.has(view) ? issueCaptchaForPage(args) : undefined,
  ])
  const { locale } = splitLocaleFromPageUrl(args)
  const profile = own?.profile
  return {
    view,
    profile: profile && { ...profile, region: normalizeRegion(profile.region) },
    due: agreements?.data.filter(({ due }) => due) ?? [],
    countries: viewsWithCountry.has(view) ? listCountries(locale) : [],
    sessions: sessions?.data.map((session) => ({
      ...session,
      country: getCountryName(locale, session.country),
    })),
    secondFactor,
    passkeys: passkeys?.data,
    enquiries: enquiries?.data,
    subscribed: newsletter?.subscribed,
    openApi,
    captcha,
    origin: args.url.origin,
  }
}

/** Normalizes a stored region to a country code if it is a known country name. */
const normalizeRegion = (region: string): string =>
  isCountry(region) ? region : (findCountryByName(region)?.id ?? region)
