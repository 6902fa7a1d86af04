import type { LoaderFunctionArgs } from 'react-router'
import type { CallAnswer, CallName } from '#data/apiCalls.ts'
import { countriesIn, countryNamed, isCountry } from '#data/countries.ts'
import {
  type CenterView,
  centerViews,
  type OwnAccount,
} from '#sections/PersonalCenter/PersonalCenter.schema.ts'
import { callsOf, placeOf } from './posts.server.ts'
import { toSignIn } from './signedIn.server.ts'

/** The part of the personal center that an address asks for. */
const viewOf = ({ url }: LoaderFunctionArgs): CenterView => {
  const asked = url.searchParams.get('view')
  return centerViews.find((view) => view === asked) ?? 'profile'
}

const asksCountry: ReadonlySet<CenterView> = new Set(['profile', 'phone'])
const sendsCode: ReadonlySet<CenterView> = new Set(['email', 'phone', 'deletion'])

/** What the account of who asks holds, as far as the part shows it; who is not signed in is led to the login. */
export async function ownAccount(args: LoaderFunctionArgs): Promise<OwnAccount> {
  const { call, issueCaptcha } = callsOf(args)
  const view = viewOf(args)
  const shownIn = async <N extends CallName>(part: CenterView, name: N) =>
    view === part ? read(await call(name)) : undefined
  const read = <N extends CallName>(answer: CallAnswer<N>) => {
    if (answer.status === 401) throw toSignIn(args, answer.cookies)
    return answer.ok ? answer.body : undefined
  }
  const [own, agreements, sessions, enquiries, newsletter, openApi, captcha] = await Promise.all([
    call('GET /api/account').then(read),
    call('GET /api/account/agreements').then(read),
    shownIn('security', 'GET /api/sessions'),
    shownIn('enquiries', 'GET /api/account/enquiries'),
    shownIn('enquiries', 'GET /api/account/newsletter'),
    shownIn('open-api', 'GET /api/account/open-api'),
    sendsCode.has(view) ? issueCaptcha() : undefined,
  ])
  const { locale } = placeOf(args)
  const profile = own?.profile
  return {
    view,
    profile: profile && { ...profile, region: regionOf(profile.region) },
    due: agreements?.data.filter(({ due }) => due) ?? [],
    countries: asksCountry.has(view) ? countriesIn(locale) : [],
    sessions: sessions?.data,
    enquiries: enquiries?.data,
    subscribed: newsletter?.subscribed,
    openApi,
    captcha: captcha?.ok ? captcha.value : undefined,
    origin: args.url.origin,
  }
}

/** A country by its code, however it was once written; what is no country stays as it is. */
const regionOf = (written: string): string =>
  isCountry(written) ? written : (countryNamed(written)?.id ?? written)
