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

/** The sign-in screen. */
export const SignInSchema = defineSectionSchema(
  'SignIn',
  {
    description:
      'The sign-in screen, by name or with ?by=phone by telephone; ?next= is the page to return to. Its page is fully hydrated and needs class sensitive.',
    loader: {
      module: '#app/account/signIn.server.ts',
      name: 'loadSignIn',
      prop: 'request',
      async: true,
    },
    h1: true,
    app: true,
    action: {
      module: '#app/account/signInActions.server.ts',
      name: 'signInAction',
      props: ['answer'],
    },
    query: ['by', 'next'],
  },
  {
    title: TitleSchema,
    lead: TextSchema,
    signUp: LinkSchema.annotate({ description: 'Link to the sign-up page' }),
    retrieval: LinkSchema.annotate({
      description: 'Link to the page that replaces a forgotten password',
    }),
    ...agreementLinkFields,
  },
)

/** Loader data of the screen. */
export interface SignInLoaderData {
  readonly by: 'name' | 'phone'
  /** Path to redirect to after the sign-in; empty for the personal center. */
  readonly next: string
  /** Undefined if none is available at the moment. */
  readonly captcha: IssuedCaptcha | undefined
  /** For dialling codes; only with `phone`. */
  readonly countries: readonly Country[]
}

export type SignInProps = typeof SignInSchema.Type & {
  readonly request: SignInLoaderData
  readonly answer: FormState | undefined
}
