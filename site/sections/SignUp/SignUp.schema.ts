import { Schema } from 'effect'
import type { AccountAnswer } from '#data/accountAnswer.ts'
import type { IssuedCaptcha } from '#data/captcha.ts'
import type { Country } from '#data/countries.ts'
import { Link, section, Text, Title } from '#data/fields.ts'
import {
  captchaMessages,
  codeStepMessages,
  formMessages,
  newPasswordMessages,
} from '../forms/messages.schema.ts'

/** The screens of sign-up (specification §3, §4). */
export const SignUpSchema = section(
  'SignUp',
  {
    description:
      'Sign-up in three steps: address, code, account. Its page is hydrated whole and needs class sensitive.',
    h1: true,
    app: true,
    action: 'sign-up',
    messages: [
      ...formMessages,
      ...captchaMessages,
      ...codeStepMessages,
      ...newPasswordMessages,
      'form.account.agreement.label',
      'form.account.agreement.required',
      'form.account.nickname',
      'form.account.nickname.help',
      'form.account.password',
      'form.account.phone.code',
      'form.account.phone.format',
      'form.account.phone.help',
      'form.account.phone.number',
      'form.account.phone.optional',
      'form.account.username',
      'form.account.username.format',
      'form.account.username.hint',
      'form.choose',
      'form.contact.country',
      'form.contact.country.required',
      'sign-up.address',
      'sign-up.has-account',
      'sign-up.step.account',
      'sign-up.step.code',
      'sign-up.step.email',
      'sign-up.steps',
      'sign-up.submit',
    ],
  },
  {
    title: Title,
    lead: Text,
    signIn: Link.annotate({ description: 'Where one goes who has an account' }),
    serviceAgreement: Schema.optionalKey(
      Link.annotate({ description: 'Where the service agreement stands; plain words without it' }),
    ),
    privacyPolicy: Schema.optionalKey(
      Link.annotate({ description: 'Where the privacy policy stands; plain words without it' }),
    ),
  },
)

/** What the screens need of the server. */
export interface SignUpRequest {
  /** None where there is none to have now. */
  readonly captcha: IssuedCaptcha | undefined
  readonly countries: readonly Country[]
}

export type SignUpProps = typeof SignUpSchema.Type & {
  readonly request: SignUpRequest
  readonly answer: AccountAnswer | undefined
}
