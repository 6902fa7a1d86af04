import { Schema } from 'effect'
import { Link, section, Text, Title } from '#data/fields.ts'

export const SignInSchema = section(
  'SignIn',
  {
    description: 'The sign-in screen. Its page is hydrated whole.',
    h1: true,
    app: true,
    messages: [
      'form.sign-in.identifier',
      'form.sign-in.password',
      'form.sign-in.reveal',
      'form.sign-in.hide',
      'form.sign-in.submit',
      'form.required.generic',
      'form.summary.title',
      'form.account.agreement.label',
      'form.account.agreement.required',
      'sign-in.unavailable',
    ],
  },
  {
    title: Title,
    lead: Text,
    serviceAgreement: Schema.optionalKey(
      Link.annotate({
        description: 'Where the service agreement stands; plain words without it',
        reference: 'link',
      }),
    ),
    privacyPolicy: Schema.optionalKey(
      Link.annotate({
        description: 'Where the privacy policy stands; plain words without it',
        reference: 'link',
      }),
    ),
  },
)
export type SignInProps = typeof SignInSchema.Type
