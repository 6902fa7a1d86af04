import { Schema } from 'effect'
import type { AccountAnswer } from '#data/accountAnswer.ts'
import type { OpenApiState, OpenSession, OwnEnquiry, Profile } from '#data/ownAccount.ts'
import type { OwnAgreement } from '#data/agreements.ts'
import type { IssuedCaptcha } from '#data/captcha.ts'
import type { Country } from '#data/countries.ts'
import { Link, section } from '#data/fields.ts'
import { captchaMessages, formMessages, newPasswordMessages } from '../forms/messages.schema.ts'

/** What `?view=` can ask for; nothing or anything else is the profile. */
export const centerViews = [
  'profile',
  'email',
  'phone',
  'security',
  'enquiries',
  'open-api',
  'data',
  'deletion',
] as const
export type CenterView = (typeof centerViews)[number]

/** The personal center (contract §4). */
export const PersonalCenterSchema = section(
  'PersonalCenter',
  {
    description:
      'What account holders see and change of their own; ?view= names a part. Visitors are sent to the login. Its page is hydrated whole and needs class sensitive.',
    h1: true,
    app: true,
    action: 'personal-center',
    query: ['view'],
    messages: [
      ...formMessages,
      ...captchaMessages,
      ...newPasswordMessages,
      'account.agreement.kept',
      'account.code.right',
      'account.login.returned',
      'account.login.success',
      'account.newsletter.ended',
      'account.open-api.made',
      'account.saved',
      'account.session.ended',
      'account.sign-up.success',
      'action.see-open-api',
      'footer.service-agreement',
      'form.account.nickname',
      'form.account.nickname.help',
      'form.account.password.new',
      'form.account.phone',
      'form.account.phone.code',
      'form.account.phone.format',
      'form.account.phone.number',
      'form.account.username',
      'form.code',
      'form.code.again',
      'form.code.resend',
      'form.code.send',
      'form.code.sent',
      'form.contact.country',
      'form.contact.country.required',
      'form.contact.email',
      'form.contact.email.format',
      'form.contact.email.required',
      'form.field.long',
      'form.field.wrong',
      'form.newsletter.submit',
      'form.code.required',
      'form.sign-in.password.required',
      'form.sign-in.password',
      'form.step.done',
      'form.step.summary',
      'list.empty',
      'nav.open-api',
      'nav.personal-center',
      'page.open-api.steps.apply.text',
      'page.open-api.steps.apply.title',
      'page.open-api.steps.credentials.text',
      'page.open-api.steps.credentials.title',
      'page.open-api.steps.develop.text',
      'page.open-api.steps.develop.title',
      'page.open-api.steps.test.text',
      'page.open-api.steps.test.title',
      'personal-center.agreement',
      'personal-center.agreement.again',
      'personal-center.agreement.before',
      'personal-center.agreement.label',
      'personal-center.agreement.otherwise',
      'personal-center.agreement.otherwise.text',
      'personal-center.agreement.policy',
      'personal-center.agreement.required',
      'personal-center.agreement.submit',
      'personal-center.agreement.text',
      'personal-center.agreement.title',
      'personal-center.agreement.version',
      'personal-center.back',
      'personal-center.cancel',
      'personal-center.change',
      'personal-center.copied',
      'personal-center.copy',
      'personal-center.credentials',
      'personal-center.credentials.client',
      'personal-center.credentials.made',
      'personal-center.credentials.make',
      'personal-center.credentials.rotate',
      'personal-center.credentials.rotate.text',
      'personal-center.credentials.scopes',
      'personal-center.credentials.secret',
      'personal-center.credentials.text',
      'personal-center.current',
      'personal-center.data',
      'personal-center.deletion',
      'personal-center.deletion.at-once',
      'personal-center.deletion.code',
      'personal-center.deletion.grace',
      'personal-center.deletion.lead',
      'personal-center.deletion.required',
      'personal-center.deletion.short',
      'personal-center.deletion.stays',
      'personal-center.deletion.then',
      'personal-center.deletion.title',
      'personal-center.deletion.understood',
      'personal-center.details',
      'personal-center.details.text',
      'personal-center.email.effect',
      'personal-center.email.new',
      'personal-center.email.submit',
      'personal-center.email.text',
      'personal-center.email.title',
      'personal-center.enquiries',
      'personal-center.enquiries.ask',
      'personal-center.enquiries.text',
      'personal-center.enquiries.title',
      'personal-center.enquiry.message',
      'personal-center.everywhere',
      'personal-center.everywhere.submit',
      'personal-center.everywhere.text',
      'personal-center.export',
      'personal-center.export.action',
      'personal-center.export.text',
      'personal-center.greeting',
      'personal-center.newsletter',
      'personal-center.newsletter.end',
      'personal-center.newsletter.off',
      'personal-center.newsletter.on',
      'personal-center.none',
      'personal-center.notices',
      'personal-center.notices.text',
      'personal-center.open-api.active',
      'personal-center.open-api.apply',
      'personal-center.open-api.contact',
      'personal-center.open-api.inactive',
      'personal-center.password',
      'personal-center.password.forgotten',
      'personal-center.password.submit',
      'personal-center.password.text',
      'personal-center.phone.help',
      'personal-center.phone.new',
      'personal-center.phone.removed',
      'personal-center.phone.submit',
      'personal-center.phone.text',
      'personal-center.phone.title',
      'personal-center.profile',
      'personal-center.profile.text',
      'personal-center.save',
      'personal-center.security',
      'personal-center.session.begun',
      'personal-center.session.current',
      'personal-center.session.end',
      'personal-center.session.unknown',
      'personal-center.session.used',
      'personal-center.sessions',
      'personal-center.sessions.text',
      'personal-center.sign-out',
      'personal-center.since',
      'personal-center.step.confirm',
      'personal-center.step.request',
      'personal-center.unavailable',
      'personal-center.unavailable.action',
      'personal-center.unavailable.text',
      'personal-center.username.fixed',
      'personal-center.whoami.text',
    ],
  },
  {
    contact: Link.annotate({ description: 'Where a question is asked and access is applied for' }),
    newsletter: Link.annotate({ description: 'Where the newsletter is subscribed to' }),
    openApi: Link.annotate({ description: 'Where the Open API is described' }),
    retrieval: Schema.optionalKey(
      Link.annotate({ description: 'Where a forgotten password is retrieved' }),
    ),
    serviceAgreement: Schema.optionalKey(
      Link.annotate({ description: 'Where the service agreement stands; plain words without it' }),
    ),
    privacyPolicy: Schema.optionalKey(
      Link.annotate({ description: 'Where the privacy policy stands; plain words without it' }),
    ),
  },
)

/** Names of the forms, which all post to the page's own address. */
export type CenterForm =
  | 'agreement'
  | 'profile'
  | 'email'
  | 'phone'
  | 'password'
  | 'session'
  | 'everywhere'
  | 'newsletter'
  | 'credentials'
  | 'deletion'
  | 'sign-out'

/** What the server says about a post. */
export interface CenterAnswer extends AccountAnswer {
  /** Which form it answers. */
  readonly form: CenterForm
  /** New credentials: the secret is shown this once. */
  readonly credentials?: { readonly clientId: string; readonly secret: string }
}

/** What is known of who is signed in; what is undefined could not be read now. */
export interface OwnAccount {
  readonly view: CenterView
  readonly profile: Profile | undefined
  /** Documents to agree to before anything else; none if nothing is due. */
  readonly due: readonly OwnAgreement[]
  readonly sessions: readonly (typeof OpenSession.Type)[] | undefined
  readonly enquiries: readonly (typeof OwnEnquiry.Type)[] | undefined
  readonly subscribed: boolean | undefined
  readonly openApi: OpenApiState | undefined
  /** All countries, for the forms that ask for one. */
  readonly countries: readonly Country[]
  /** For the forms that send a code. */
  readonly captcha: IssuedCaptcha | undefined
  /** Of this site, for examples of calls. */
  readonly origin: string
}

export type CenterLinks = typeof PersonalCenterSchema.Type
export type PersonalCenterProps = CenterLinks & {
  readonly own: OwnAccount
  readonly answer: CenterAnswer | undefined
  readonly flash: string | undefined
}

/** What a part of the center is given: who it belongs to is known. */
export type PartProps = PersonalCenterProps & { readonly profile: Profile }
