import { Schema } from 'effect'
import type { FormState } from '#data/forms/formState.ts'
import type { IssuedCaptcha } from '#data/captcha/captcha.ts'
import type { Country } from '#data/locale/countries.ts'
import {
  LinkSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

/** The screens of sign-up. */
export const SignUpSchema = defineSectionSchema(
  'SignUp',
  {
    description:
      'Sign-up in three steps: address, code, account. Its page is hydrated whole and needs class sensitive.',
    loader: {
      module: '#app/account/signIn.server.ts',
      name: 'loadSignUp',
      prop: 'request',
      async: true,
    },
    h1: true,
    app: true,
    action: {
      module: '#app/account/signUpActions.server.ts',
      name: 'signUpAction',
      props: ['answer'],
    },
  },
  {
    title: TitleSchema,
    lead: TextSchema,
    signIn: LinkSchema.annotate({ description: 'Where one goes who has an account' }),
    serviceAgreement: Schema.optionalKey(
      LinkSchema.annotate({
        description: 'Where the service agreement stands; plain words without it',
      }),
    ),
    privacyPolicy: Schema.optionalKey(
      LinkSchema.annotate({
        description: 'Where the privacy policy stands; plain words without it',
      }),
    ),
  },
)

/** Loader data of the screens. */
export interface SignUpLoaderData {
  /** Undefined if none is available at the moment. */
  readonly captcha: IssuedCaptcha | undefined
  readonly countries: readonly Country[]
}

export type SignUpProps = typeof SignUpSchema.Type & {
  readonly request: SignUpLoaderData
  readonly answer: FormState | undefined
}
