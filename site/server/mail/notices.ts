import { Context, Effect, Layer } from 'effect'
import type { MessageId } from '#data/pages/configFields.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { localizePath, type Locale, locales } from '#data/locale/locales.ts'
import type { OutgoingMail } from './messages.ts'
import { MessageTranslator } from '../messages/translate.ts'
import { SiteOrigin } from '../ops/origin.ts'
import { MailWriter } from './emailTemplates.ts'

/** The account holder. */
interface Recipient {
  readonly email: string
  readonly username: string
  readonly locale: Locale
}

/** Changes of the second factor and of the credentials of the Open API. */
export type SecurityChange =
  | 'credentials-renewed'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'recovery-codes-renewed'
  | 'passkey-added'
  | 'passkey-removed'

/** Mails that report security events of an account to its holder; `undo` is the token of an undo link. */
interface Notices {
  /** `time` is ISO 8601; `device` names browser and system, or is empty. */
  readonly signedIn: (
    to: Recipient,
    time: string,
    device: string,
    undo: string,
  ) => Effect.Effect<OutgoingMail>
  readonly passwordChanged: (to: Recipient, undo: string) => Effect.Effect<OutgoingMail>
  /** Sent to the previous address. */
  readonly emailChanged: (to: Recipient, undo: string) => Effect.Effect<OutgoingMail>
  readonly phoneChanged: (to: Recipient, undo: string) => Effect.Effect<OutgoingMail>
  readonly deletionAsked: (to: Recipient, undo: string) => Effect.Effect<OutgoingMail>
  readonly securityChanged: (
    to: Recipient,
    change: SecurityChange,
    undo: string,
  ) => Effect.Effect<OutgoingMail>
}

/** Texts of a notice; each explains its button, which undoes the reported change. */
interface NoticeContent {
  readonly subject: MessageId
  readonly message: MessageId
  /** Text above the button; `{n}` is the number of days in which it works. */
  readonly otherwise?: readonly MessageId[]
  /** Values of the message. */
  readonly values?: Readonly<Record<string, string | number>>
}

/** Formats an ISO 8601 time in UTC, because the time zone of the reader is unknown. */
const formatTime = (locale: Locale, time: string): string =>
  `${new Intl.DateTimeFormat(locales[locale].languageTag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(time))} UTC`

/** Mails about an account, in its language. */
export class AccountMailer extends Context.Service<AccountMailer, Notices>()(
  'felcera/AccountMailer',
) {
  static readonly layer = Layer.effect(
    AccountMailer,
    Effect.gen(function* () {
      const { write } = yield* MailWriter
      const translator = yield* MessageTranslator
      const origin = yield* SiteOrigin
      const notice = (
        { email, locale, username }: Recipient,
        undo: string,
        { subject, message, otherwise = ['mail.undo.otherwise'], values = {} }: NoticeContent,
      ) => {
        const text = (id: MessageId, used: NoticeContent['values'] = {}) =>
          translator.text(locale, id, { ...used, name: username })
        const explained = otherwise.map((id) => text(id, { n: serverLimits.undoDays }))
        const href = `${origin}${localizePath(locale, `/retrieve-password?undo=${undo}`)}`
        return write(
          {
            locale,
            subject: text(subject),
            before: [text('mail.greeting'), text(message, values), ...explained],
            action: { label: text('mail.undo.action'), href, fallback: text('mail.link') },
          },
          { to: email },
        )
      }
      return {
        signedIn: (to, time, device, undo) =>
          notice(to, undo, {
            subject: 'mail.sign-in.subject',
            message: 'mail.sign-in.text',
            otherwise: ['mail.sign-in.otherwise'],
            values: { time: formatTime(to.locale, time), device: device || '–' },
          }),
        passwordChanged: (to, undo) =>
          notice(to, undo, { subject: 'mail.password.subject', message: 'mail.password.text' }),
        emailChanged: (to, undo) =>
          notice(to, undo, { subject: 'mail.email.subject', message: 'mail.email.text' }),
        phoneChanged: (to, undo) =>
          notice(to, undo, { subject: 'mail.phone.subject', message: 'mail.phone.text' }),
        securityChanged: (to, change, undo) =>
          notice(to, undo, {
            subject: 'mail.security.subject',
            message: `mail.security.${change}`,
          }),
        deletionAsked: (to, undo) =>
          notice(to, undo, {
            subject: 'mail.deletion.subject',
            message: 'mail.deletion.text',
            otherwise: ['mail.deletion.otherwise', 'mail.deletion.undo'],
            values: { n: serverLimits.deletionDays },
          }),
      }
    }),
  )
}
