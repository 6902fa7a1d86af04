import { Context, Effect, Layer } from 'effect'
import type { CodePurpose } from '#data/account/oneTimeCodes.ts'
import { countryName } from '#data/locale/countries.ts'
import type { EnquiryPost } from '#data/enquiry/enquiry.ts'
import { functionNameOf } from '#data/enquiry/functions.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import type { ApplicationPost } from '#data/partner-api/application.ts'
import { locales, type Locale } from '#data/locale/locales.ts'
import type { Mail } from './messages.ts'
import { Tokens } from '../ops/randomTokens.ts'
import { Translator } from '../messages/translate.ts'
import { ServerConfig } from '../ops/config.ts'
import { composeMail, type MailContent } from './compose.ts'

/** Mails of forms and codes, in the languages of the catalogue. */
export interface Templates {
  /** `leave` is the link that withdraws the subscription. */
  readonly confirm: (to: string, locale: Locale, href: string, leave: string) => Effect.Effect<Mail>
  readonly subscribed: (to: string, locale: Locale, leave: string) => Effect.Effect<Mail>
  readonly received: (enquiry: EnquiryPost, locale: Locale, number: string) => Effect.Effect<Mail>
  /** To the company; replies go to the sender of the enquiry. */
  readonly forwarded: (enquiry: EnquiryPost, locale: Locale, number: string) => Effect.Effect<Mail>
  /** Confirms receipt of an application; quotes nothing of it, since the address is not verified. */
  readonly applied: (to: string, locale: Locale, number: string) => Effect.Effect<Mail>
  /** To the company; replies go to the applicant. */
  readonly applicationForwarded: (
    application: ApplicationPost,
    locale: Locale,
    number: string,
  ) => Effect.Effect<Mail>
  /** A one-time code and its purpose. */
  readonly code: (
    to: string,
    locale: Locale,
    purpose: CodePurpose,
    code: string,
  ) => Effect.Effect<Mail>
}

/** Writes mails: closing line, both bodies and message id. */
export class MailWriter extends Context.Service<MailWriter>()('felcera/MailWriter', {
  make: Effect.gen(function* () {
    const translator = yield* Translator
    const { mail: settings } = yield* ServerConfig
    const domain = settings.company.split('@').at(-1) ?? 'localhost'
    // Loaded late: a fresh clone checks its settings before anything is generated.
    const { site } = yield* Effect.promise(() => import('#generated/site.ts'))
    return {
      write: Effect.fnUntraced(function* (
        content: Omit<MailContent, 'closing'>,
        mail: Pick<Mail, 'to' | 'replyTo' | 'unsubscribe'>,
      ) {
        const tokens = yield* Tokens
        const closing = translator.text(content.locale, 'brand.tag-line')
        return {
          ...mail,
          ...composeMail({ ...content, closing }, site.theme),
          subject: content.subject,
          messageId: `<${tokens.requestId()}@${domain}>`,
        } satisfies Mail
      }),
    }
  }),
}) {
  static readonly layer = Layer.effect(this, this.make)
}

const makeTemplates = Effect.gen(function* (): Effect.fn.Return<
  Templates,
  never,
  MailWriter | ServerConfig | Translator
> {
  const { write } = yield* MailWriter
  const translator = yield* Translator
  const { company } = (yield* ServerConfig).mail
  const messagesIn =
    (locale: Locale, values?: Record<string, string>) =>
    (id: MessageId): string =>
      translator.text(locale, id, values)
  const button = (locale: Locale, label: MessageId, href: string) => ({
    label: translator.text(locale, label),
    href,
    fallback: translator.text(locale, 'mail.link'),
  })

  return {
    confirm: (to, locale, href, leave) => {
      const text = messagesIn(locale)
      return write(
        {
          locale,
          subject: text('mail.confirm.subject'),
          before: [text('mail.greeting'), text('mail.confirm.text')],
          action: button(locale, 'mail.confirm.action', href),
          after: [text('mail.confirm.ignore')],
        },
        { to, unsubscribe: leave },
      )
    },
    subscribed: (to, locale, leave) => {
      const text = messagesIn(locale)
      return write(
        {
          locale,
          subject: text('mail.subscribed.subject'),
          before: [text('mail.greeting'), text('mail.subscribed.text')],
          action: button(locale, 'mail.subscribed.action', leave),
        },
        { to, unsubscribe: leave },
      )
    },
    received: (enquiry, locale, number) => {
      const text = messagesIn(locale, { number })
      return write(
        {
          locale,
          subject: text('mail.enquiry.subject'),
          before: [
            text('mail.greeting'),
            text('mail.enquiry.text'),
            text('mail.enquiry.reference'),
            text('mail.enquiry.answer'),
          ],
          quote: { title: text('mail.enquiry.copy'), text: enquiry.message },
        },
        { to: enquiry.email, replyTo: company },
      )
    },
    forwarded: (enquiry, locale, number) => {
      // The company reads English, whatever the visitor wrote in.
      const text = messagesIn('en', { number })
      const rows = [
        ['mail.staff.name', enquiry.name],
        ['mail.staff.email', enquiry.email],
        ['mail.staff.telephone', enquiry.telephone],
        ['mail.staff.company', enquiry.company],
        ['mail.staff.country', countryName('en', enquiry.country)],
        ['mail.staff.function', text(`form.contact.function.${functionNameOf(enquiry.function)}`)],
        ['mail.staff.product', enquiry.product ?? ''],
        ['mail.staff.language', locales[locale].languageTag],
      ] as const
      const lines = rows.flatMap(([id, value]) => (value === '' ? [] : [`${text(id)}: ${value}`]))
      return write(
        {
          locale: 'en',
          subject: text('mail.staff.subject'),
          before: [lines.join('\n')],
          quote: { title: `${text('mail.staff.message')}:`, text: enquiry.message },
        },
        { to: company, replyTo: enquiry.email },
      )
    },
    applied: (to, locale, number) => {
      const text = messagesIn(locale, { number })
      return write(
        {
          locale,
          subject: text('mail.application.subject'),
          before: [
            text('mail.greeting'),
            text('mail.application.text'),
            text('mail.enquiry.reference'),
            text('mail.application.next'),
          ],
        },
        { to, replyTo: company },
      )
    },
    applicationForwarded: (application, locale, number) => {
      const text = messagesIn('en', { number })
      const rows = [
        ['mail.staff.name', application.name],
        ['mail.staff.email', application.email],
        ['mail.staff.telephone', application.telephone],
        ['mail.staff.company', application.company],
        ['mail.staff.use-case', text(`form.application.use-case.${application.useCase}`)],
        ['mail.staff.scale', text(`form.application.scale.${application.scale}`)],
        ['mail.staff.username', application.username ?? ''],
        ['mail.staff.language', locales[locale].languageTag],
      ] as const
      const lines = rows.flatMap(([id, value]) => (value === '' ? [] : [`${text(id)}: ${value}`]))
      return write(
        {
          locale: 'en',
          subject: text('mail.staff.application'),
          before: [lines.join('\n')],
          quote: { title: `${text('mail.staff.message')}:`, text: application.message },
        },
        { to: company, replyTo: application.email },
      )
    },
    code: (to, locale, purpose, code) => {
      const text = messagesIn(locale)
      return write(
        {
          locale,
          subject: text('mail.code.subject'),
          before: [text('mail.greeting'), text(`mail.code.${purpose}`)],
          code,
          after: [text('mail.code.valid'), text('mail.code.ignore')],
        },
        { to },
      )
    },
  }
})

/** The mail templates as a service. */
export class EmailTemplates extends Context.Service<EmailTemplates, Templates>()(
  'felcera/EmailTemplates',
) {
  static readonly layer = Layer.effect(EmailTemplates, makeTemplates)
}
