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
  readonly deletionAsked: (to: Recipient) => Effect.Effect<OutgoingMail>
  readonly securityChanged: (
    to: Recipient,
    change: SecurityChange,
    undo: string,
  ) => Effect.Effect<OutgoingMail>
}

/** Texts of a notice and the path of its button, without locale. */
interface NoticeContent {
  readonly subject: MessageId
  readonly path: string
  readonly message: MessageId
  readonly otherwise: MessageId
  readonly action: MessageId
  readonly values?: Readonly<Record<string, string | number>>
}

/** Formats an ISO 8601 time as its language writes it; a mail does not know the time zone of its reader. */
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
        { subject, path, message, otherwise, action, values = {} }: NoticeContent,
      ) => {
        const text = (id: MessageId) => translator.text(locale, id, { ...values, name: username })
        const href = `${origin}${localizePath(locale, path)}`
        return write(
          {
            locale,
            subject: text(subject),
            before: [text('mail.greeting'), text(message), text(otherwise)],
            action: { label: text(action), href, fallback: text('mail.link') },
          },
          { to: email },
        )
      }
      /** A notice of a change, with the link that undoes it. */
      const undoable = (
        to: Recipient,
        name: 'sign-in' | 'password' | 'email' | 'phone' | 'security',
        message: MessageId,
        undo: string,
        values: NoticeContent['values'] = {},
      ) =>
        notice(to, {
          subject: `mail.${name}.subject`,
          path: `/retrieve-password?undo=${undo}`,
          message,
          otherwise: name === 'sign-in' ? 'mail.sign-in.otherwise' : 'mail.undo.otherwise',
          action: 'mail.undo.action',
          values: { ...values, n: serverLimits.undoDays },
        })
      return {
        signedIn: (to, time, device, undo) =>
          undoable(to, 'sign-in', 'mail.sign-in.text', undo, {
            time: formatTime(to.locale, time),
            device: device || '–',
          }),
        passwordChanged: (to, undo) => undoable(to, 'password', 'mail.password.text', undo),
        emailChanged: (to, undo) => undoable(to, 'email', 'mail.email.text', undo),
        phoneChanged: (to, undo) => undoable(to, 'phone', 'mail.phone.text', undo),
        securityChanged: (to, change, undo) =>
          undoable(to, 'security', `mail.security.${change}`, undo),
        deletionAsked: (to) =>
          notice(to, {
            subject: 'mail.deletion.subject',
            path: '/login',
            message: 'mail.deletion.text',
            otherwise: 'mail.deletion.otherwise',
            action: 'mail.deletion.action',
            values: { n: serverLimits.deletionDays },
          }),
      }
    }),
  )
}
