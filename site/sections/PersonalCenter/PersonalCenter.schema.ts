import { Schema } from 'effect'
import { agreementLinkFields } from '#data/account/agreementLinks.ts'
import type { FormState } from '#data/forms/formState.ts'
import type {
  PartnerApiAccess,
  SessionSummary,
  AccountEnquirySchema,
  Profile,
} from '#data/account/profile.ts'
import type { PasskeySummary } from '#data/account/passkeys.ts'
import type { AccountAgreement } from '#data/account/agreements.ts'
import type { IssuedCaptcha } from '#data/captcha/captcha.ts'
import type { Country } from '#data/locale/countries.ts'
import type { QrCodePath } from '#data/downloads/qrCode.ts'
import { LinkSchema, defineSectionSchema } from '#data/pages/configFields.ts'

/** Values of `?view=`; `profile` for anything else. */
export const personalCenterViewNames = [
  'profile',
  'email',
  'phone',
  'security',
  'second-factor',
  'passkeys',
  'confirm',
  'enquiries',
  'open-api',
  'data',
  'deletion',
] as const
export type PersonalCenterViewName = (typeof personalCenterViewNames)[number]

/** The personal center. */
export const PersonalCenterSchema = defineSectionSchema(
  'PersonalCenter',
  {
    description:
      'The data and settings of an account; ?view= names a part. Visitors without a session are redirected to sign in. Its page is fully hydrated and needs class sensitive.',
    loader: {
      module: '#app/account/personalCenter.server.ts',
      name: 'loadOwnAccount',
      prop: 'own',
      async: true,
    },
    h1: true,
    app: true,
    action: {
      module: '#app/account/personalCenterActions.server.ts',
      name: 'personalCenterAction',
      props: ['answer', 'flash'],
    },
    query: ['view', 'then'],
  },
  {
    contact: LinkSchema.annotate({ description: 'Link to the contact form' }),
    apply: LinkSchema.annotate({
      description: 'Link to the application for access to the Open API',
    }),
    newsletter: LinkSchema.annotate({ description: 'Link to the newsletter form' }),
    openApi: LinkSchema.annotate({ description: 'Link to the description of the Open API' }),
    retrieval: Schema.optionalKey(
      LinkSchema.annotate({ description: 'Link to the page that retrieves a forgotten password' }),
    ),
    ...agreementLinkFields,
  },
)

/** Names of the forms, which all post to the page's own address. */
export type PersonalCenterFormName =
  | 'agreement'
  | 'profile'
  | 'email'
  | 'phone'
  | 'password'
  | 'session'
  | 'others'
  | 'second-factor'
  | 'second-factor-code'
  | 'second-factor-removal'
  | 'recovery-codes'
  | 'confirm'
  | 'confirm-code'
  | 'confirm-passkey'
  | 'passkey'
  | 'passkey-name'
  | 'passkey-removal'
  | 'everywhere'
  | 'newsletter'
  | 'export'
  | 'credentials'
  | 'deletion'
  | 'sign-out'

/** Result of a post. */
export interface PersonalCenterFormState extends FormState {
  /** Name of the submitted form. */
  readonly form: PersonalCenterFormName
  /** New credentials; the secret is shown only once. */
  readonly credentials?: { readonly clientId: string; readonly secret: string }
  /** Secret of an authenticator app that is being set up, as text and as a QR code. */
  readonly setup?: { readonly secret: string; readonly code: QrCodePath }
  /** New recovery codes, shown only once. */
  readonly recoveryCodes?: readonly string[]
}

/** Data of the signed-in account; undefined parts could not be loaded. */
export interface PersonalCenterLoaderData {
  readonly view: PersonalCenterViewName
  readonly profile: Profile | undefined
  /** Documents that require agreement first; none if nothing is due. */
  readonly due: readonly AccountAgreement[]
  /** With the name of the country in the language of the page. */
  readonly sessions: readonly (typeof SessionSummary.Type)[] | undefined
  readonly secondFactor:
    | { readonly active: boolean; readonly required: boolean; readonly recoveryCodes: number }
    | undefined
  readonly passkeys: readonly PasskeySummary[] | undefined
  readonly enquiries: readonly (typeof AccountEnquirySchema.Type)[] | undefined
  readonly subscribed: boolean | undefined
  readonly openApi: PartnerApiAccess | undefined
  /** All countries, for forms with a country. */
  readonly countries: readonly Country[]
  /** Captcha for forms that send a code. */
  readonly captcha: IssuedCaptcha | undefined
  /** Origin of this site, for example calls. */
  readonly origin: string
}

export type PersonalCenterConfig = typeof PersonalCenterSchema.Type
export type PersonalCenterProps = PersonalCenterConfig & {
  readonly own: PersonalCenterLoaderData
  readonly answer: PersonalCenterFormState | undefined
  readonly flash: string | undefined
}

/** Props of a view of the personal center; the account is loaded. */
export type PersonalCenterViewProps = PersonalCenterProps & { readonly profile: Profile }
