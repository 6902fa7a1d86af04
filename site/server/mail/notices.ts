import { Context, Effect, Layer } from 'effect'
import type { MessageId } from '#data/pages/configFields.ts'
import { limits } from '#data/ops/limits.ts'
import { localizePath, type Locale } from '#data/locale/locales.ts'
import type { Mail } from './messages.ts'
import { Translator } from '../messages/translate.ts'
import { Origin } from '../ops/origin.ts'
import { MailWriter } from './emailTemplates.ts'

/** The account holder. */
interface Recipient {
  readonly email: string
  readonly username: string
  readonly locale: Locale
}

/** Changes of the second factor. */
export type SecurityChange =
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'recovery-codes-renewed'

/** Mails that report security events of an account to its holder. */
interface Notices {
  /** `time` is ISO 8601; `device` names browser and system, or is empty. */
  readonly signedIn: (to: Recipient, time: string, device: string) => Effect.Effect<Mail>
  readonly passwordChanged: (to: Recipient) => Effect.Effect<Mail>
  /** Sent to the previous address. */
  readonly emailChanged: (to: Recipient) => Effect.Effect<Mail>
  readonly deletionAsked: (to: Recipient) => Effect.Effect<Mail>
  readonly securityChanged: (to: Recipient, change: SecurityChange) => Effect.Effect<Mail>
}

/** Mails about an account, in its language. */
export class AccountNotices extends Context.Service<AccountNotices, Notices>()(
  'felcera/AccountNotices',
) {
  static readonly layer = Layer.effect(
    AccountNotices,
    Effect.gen(function* () {
      const { write } = yield* MailWriter
      const translator = yield* Translator
      const origin = yield* Origin
      const notice = (
        { email, locale, username }: Recipient,
        name: 'sign-in' | 'password' | 'email' | 'deletion' | 'security',
        path: '/retrieve-password' | '/login' | '/contact-us',
        message: MessageId,
        values: Readonly<Record<string, string | number>> = {},
      ) => {
        const text = (id: MessageId) => translator.text(locale, id, { ...values, name: username })
        const href = `${origin}${localizePath(locale, path)}`
        return write(
          {
            locale,
            subject: text(`mail.${name}.subject`),
            before: [text('mail.greeting'), text(message), text(`mail.${name}.otherwise`)],
            action: { label: text(`mail.${name}.action`), href, fallback: text('mail.link') },
          },
          { to: email },
        )
      }
      return {
        signedIn: (to, time, device) =>
          notice(to, 'sign-in', '/retrieve-password', 'mail.sign-in.text', {
            time: `${time.slice(0, 16).replace('T', ' ')} UTC`,
            device: device || '–',
          }),
        passwordChanged: (to) => notice(to, 'password', '/retrieve-password', 'mail.password.text'),
        emailChanged: (to) => notice(to, 'email', '/contact-us', 'mail.email.text'),
        securityChanged: (to, change) =>
          notice(to, 'security', '/retrieve-password', `mail.security.${change}`),
        deletionAsked: (to) =>
          notice(to, 'deletion', '/login', 'mail.deletion.text', { n: limits.deletionDays }),
      }
    }),
  )
}
