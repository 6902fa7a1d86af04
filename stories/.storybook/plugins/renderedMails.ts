import { Context, Effect, Layer } from 'effect'
import type { Plugin } from 'vite'
import type { OneTimeCodePurpose } from '#data/account/oneTimeCodes.ts'
import type { RequestFormName, RequestFormPayload } from '#data/forms/requestForms.ts'
import { type Locale, localeCodes, localizePath } from '#data/locale/locales.ts'
import {
  getHomeSystemDrawingPath,
  parseHomeSystemConfiguration,
  parseHomeSystemPlace,
} from '#data/products/sizing.ts'
import { messages } from '#generated/messages.ts'
import { formStorages } from '#server/forms/storedForms.ts'
import {
  EmailTemplates,
  type HomeSystemDrawingLink,
  MailWriter,
} from '#server/mail/emailTemplates.ts'
import type { OutgoingMail } from '#server/mail/messages.ts'
import { AccountMailer } from '#server/mail/notices.ts'
import { makeTranslator, MessageTranslator } from '#server/messages/translate.ts'
import { ServerConfig, type ServerSettings } from '#server/ops/config.ts'
import { SiteOrigin } from '#server/ops/origin.ts'

const origin = 'https://www.example.com'
const to = 'name@example.com'
const undo = 'token'

const services = Layer.mergeAll(EmailTemplates.layer, AccountMailer.layer).pipe(
  Layer.provide(MailWriter.layer),
  Layer.provide(Layer.succeed(MessageTranslator, makeTranslator(messages))),
  Layer.provide(Layer.succeed(SiteOrigin, origin)),
  // Mails only contain the address of the company.
  Layer.provide(Layer.succeed(ServerConfig, { mail: { company: to } } as ServerSettings)),
)

type Templates = typeof EmailTemplates.Service
type Notices = typeof AccountMailer.Service
type MailRenderer = (
  templates: Templates,
  notices: Notices,
  locale: Locale,
) => Effect.Effect<OutgoingMail>

const holder = (locale: Locale) => ({ email: to, username: 'Sam', locale })
const reference = 'K7M2PQ4X'

/** A home system of the configurator, as the subject of an enquiry. */
const drawing = (): HomeSystemDrawingLink => {
  const sizing = parseHomeSystemConfiguration('4x2')
  if (!sizing) throw new Error('There is no configuration 4x2.')
  const system = { sizing, place: parseHomeSystemPlace(undefined) }
  return {
    system,
    href: (locale) => `${origin}${localizePath(locale, getHomeSystemDrawingPath(system))}`,
  }
}

const receipt =
  (form: RequestFormName, link?: HomeSystemDrawingLink): MailRenderer =>
  ({ receipt: write }, _, locale) => {
    const texts = formStorages[form].receipt
    if (!texts) throw new Error(`The form ${form} sends no receipt.`)
    return write(texts, to, locale, reference, link)
  }

/** Example payload of each form. */
const posts: { readonly [N in RequestFormName]: RequestFormPayload<N> } = {
  contact: {
    name: 'Sam Example',
    email: to,
    telephone: '+49 561 123456',
    company: 'Example Ltd',
    country: 'DE',
    function: '1',
    product: 'Three-phase home battery',
    message: 'We plan a roof of 12 kWp.\nWhich battery fits?',
  },
  application: {
    name: 'Sam Example',
    email: to,
    telephone: '+49 561 123456',
    company: 'Example Ltd',
    useCase: 'monitoring',
    scale: '101-1000',
    username: 'sam',
    message: 'The app of our customers shows what their batteries store.',
  },
  callback: {
    name: 'Sam Example',
    phone: '+49 561 123456',
    country: 'DE',
    timeOfDay: 'morning',
  },
}

/** The mail to the company about a form, which is always English and names the visitor's language. */
const notice =
  (form: RequestFormName, link?: HomeSystemDrawingLink): MailRenderer =>
  ({ notice: write }, _, locale) =>
    write(form, posts[form], locale, reference, link)

const code =
  (purpose: OneTimeCodePurpose): MailRenderer =>
  ({ code: write }, _, locale) =>
    write(to, locale, purpose, '492163')

/** All mails to visitors, account holders and the company, by name. */
const mails = {
  newsletterConfirm: ({ confirm }, _, locale) =>
    confirm(to, locale, `${origin}/newsletter/confirm`, `${origin}/newsletter/unsubscribe`),
  newsletterSubscribed: ({ subscribed }, _, locale) =>
    subscribed(to, locale, `${origin}/newsletter/unsubscribe`),
  contactReceipt: receipt('contact'),
  contactReceiptWithDrawing: receipt('contact', drawing()),
  applicationReceipt: receipt('application'),
  codeSignUp: code('sign-up'),
  codeRetrieve: code('retrieve'),
  codeChangeEmail: code('change-email'),
  codeConfirmChange: code('confirm-change'),
  codeDeletion: code('deletion'),
  signedIn: (_, { signedIn }, locale) =>
    signedIn(holder(locale), '2026-12-01T08:30:00Z', 'Firefox, Linux', undo),
  passwordChanged: (_, { passwordChanged }, locale) => passwordChanged(holder(locale), undo),
  emailChanged: (_, { emailChanged }, locale) => emailChanged(holder(locale), undo),
  phoneChanged: (_, { phoneChanged }, locale) => phoneChanged(holder(locale), undo),
  deletionAsked: (_, { deletionAsked }, locale) => deletionAsked(holder(locale), undo),
  authenticatorAdded: (_, { securityChanged }, locale) =>
    securityChanged(holder(locale), 'authenticator-added', undo),
  authenticatorRemoved: (_, { securityChanged }, locale) =>
    securityChanged(holder(locale), 'authenticator-removed', undo),
  passkeyAdded: (_, { securityChanged }, locale) =>
    securityChanged(holder(locale), 'passkey-added', undo),
  passkeyRemoved: (_, { securityChanged }, locale) =>
    securityChanged(holder(locale), 'passkey-removed', undo),
  recoveryCodesRenewed: (_, { securityChanged }, locale) =>
    securityChanged(holder(locale), 'recovery-codes-renewed', undo),
  credentialsRenewed: (_, { securityChanged }, locale) =>
    securityChanged(holder(locale), 'credentials-renewed', undo),
  contactNotice: notice('contact', drawing()),
  applicationNotice: notice('application'),
  callbackNotice: notice('callback'),
} satisfies Readonly<Record<string, MailRenderer>>

/** A mail in one language. */
export interface RenderedMail {
  readonly locale: Locale
  readonly subject: string
  readonly html: string
  readonly text: string
}

export type RenderedMails = Readonly<Record<keyof typeof mails, readonly RenderedMail[]>>

/** Renders all mails in every language. */
export const renderMails = (): Promise<RenderedMails> =>
  Effect.gen(function* () {
    const context = yield* Layer.build(services)
    const templates = Context.get(context, EmailTemplates)
    const notices = Context.get(context, AccountMailer)
    const written = yield* Effect.forEach(Object.entries<MailRenderer>(mails), ([name, mail]) =>
      Effect.map(
        Effect.forEach(localeCodes, (locale) =>
          Effect.map(mail(templates, notices, locale), ({ subject, html, text }) => ({
            locale,
            subject,
            html,
            text,
          })),
        ),
        (languages) => [name, languages] as const,
      ),
    )
    return Object.fromEntries<readonly RenderedMail[]>(written) as RenderedMails
  }).pipe(Effect.scoped, Effect.runPromise)

const moduleName = 'virtual:rendered-mails'

/** Vite plugin with a module of all mails, rendered like on the server. */
export const renderedMailsPlugin = (): Plugin => ({
  name: 'rendered-mails',
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
  load: async (id) =>
    id === `\0${moduleName}`
      ? `export const mails = ${JSON.stringify(await renderMails())}`
      : undefined,
})
