import { agreementLinkFields } from '#data/account/agreementLinks.ts'
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
      'Sign-up in three steps: address, code, account. Its page is fully hydrated and needs class sensitive.',
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
    signIn: LinkSchema.annotate({
      description: 'Link to the sign-in page, for visitors with an account',
    }),
    ...agreementLinkFields,
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
