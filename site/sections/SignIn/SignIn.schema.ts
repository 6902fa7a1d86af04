import { Schema } from 'effect'
import type { AccountAnswer } from '#data/accountAnswer.ts'
import type { IssuedCaptcha } from '#data/captcha.ts'
import type { Country } from '#data/countries.ts'
import { Link, section, Text, Title } from '#data/fields.ts'
import { captchaMessages, formMessages } from '../forms/messages.schema.ts'

/** The sign-in screen (specification §3, §5). */
export const SignInSchema = section(
  'SignIn',
  {
    description:
      'The sign-in screen, by name or with ?by=phone by telephone; ?next= says where to go then. Its page is hydrated whole and needs class sensitive.',
    h1: true,
    app: true,
    action: 'sign-in',
    query: ['by', 'next'],
    messages: [
      ...formMessages,
      ...captchaMessages,
      'form.account.agreement.label',
      'form.account.agreement.required',
      'form.account.phone',
      'form.account.phone.code',
      'form.account.phone.number',
      'form.account.phone.required',
      'form.choose',
      'form.field.long',
      'form.field.wrong',
      'form.sign-in.hide',
      'form.sign-in.identifier',
      'form.sign-in.identifier.required',
      'form.sign-in.password',
      'form.sign-in.password.required',
      'form.sign-in.reveal',
      'form.sign-in.submit',
      'sign-in.by',
      'sign-in.by.name',
      'sign-in.by.phone',
      'sign-in.forgotten',
      'sign-in.no-account',
    ],
  },
  {
    title: Title,
    lead: Text,
    signUp: Link.annotate({ description: 'Where an account is made' }),
    retrieval: Link.annotate({ description: 'Where a forgotten password is replaced' }),
    serviceAgreement: Schema.optionalKey(
      Link.annotate({ description: 'Where the service agreement stands; plain words without it' }),
    ),
    privacyPolicy: Schema.optionalKey(
      Link.annotate({ description: 'Where the privacy policy stands; plain words without it' }),
    ),
  },
)

/** What the screen needs of the server. */
export interface SignInRequest {
  readonly by: 'name' | 'phone'
  /** Where to go then; nothing for the personal center. */
  readonly next: string
  /** None where there is none to have now. */
  readonly captcha: IssuedCaptcha | undefined
  /** For dialling codes; with `phone` only. */
  readonly countries: readonly Country[]
}

export type SignInProps = typeof SignInSchema.Type & {
  readonly request: SignInRequest
  readonly answer: AccountAnswer | undefined
}
