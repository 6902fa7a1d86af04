import type { LoaderFunctionArgs } from 'react-router'
import type { IssuedCaptcha } from '#data/captcha.ts'
import { countriesIn } from '#data/countries.ts'
import { localizePath } from '#data/locales.ts'
import type { SignInRequest } from '#sections/SignIn/SignIn.schema.ts'
import type { SignUpRequest } from '#sections/SignUp/SignUp.schema.ts'
import { callsOf, insteadOf, placeOf } from './posts.server.ts'

async function captchaFor(args: LoaderFunctionArgs): Promise<IssuedCaptcha | undefined> {
  const issued = await callsOf(args).issueCaptcha()
  return issued.ok ? issued.value : undefined
}

/** Where who signs in goes then, as the address says: a path of this site, made safe where it is gone to. */
function nextOf({ url }: LoaderFunctionArgs): string {
  const next = url.searchParams.get('next') ?? ''
  return next.startsWith('/') ? next : ''
}

/** Who is signed in needs none of these screens. */
async function onlyVisitors(args: LoaderFunctionArgs): Promise<void> {
  const session = await callsOf(args).call('GET /api/session')
  const { locale } = placeOf(args)
  if (session.ok) throw insteadOf(args, nextOf(args) || localizePath(locale, '/personal-center'))
}

/** What the sign-in screen needs beside its words. */
export async function signInRequest(args: LoaderFunctionArgs): Promise<SignInRequest> {
  await onlyVisitors(args)
  const { locale } = placeOf(args)
  const by = args.url.searchParams.get('by') === 'phone' ? 'phone' : 'name'
  return {
    by,
    next: nextOf(args),
    captcha: await captchaFor(args),
    countries: by === 'phone' ? countriesIn(locale) : [],
  }
}

/** What the sign-up screens need. */
export async function signUpRequest(args: LoaderFunctionArgs): Promise<SignUpRequest> {
  await onlyVisitors(args)
  return { captcha: await captchaFor(args), countries: countriesIn(placeOf(args).locale) }
}

/** What the screens of password retrieval need. */
export const retrievalRequest = async (args: LoaderFunctionArgs) => ({
  captcha: await captchaFor(args),
})
