import type { Effect } from 'effect'
import type { MessageId } from '#data/fields.ts'
import { limits } from '#data/limits.ts'
import { localizePath, type Locale } from '#data/locales.ts'
import type { Mail } from '../deliveries.ts'
import type { LetterWriter } from './letters.ts'
import type { Words } from '../words.ts'

/** Who is told. */
interface Reader {
  readonly email: string
  readonly username: string
  readonly locale: Locale
}

/** Mails on what happened to an account, so that nothing happens to it unseen. */
export interface Notices {
  /** `time` is ISO 8601; `device` what the browser told of itself, perhaps nothing. */
  readonly signedIn: (to: Reader, time: string, device: string) => Effect.Effect<Mail>
  readonly passwordChanged: (to: Reader) => Effect.Effect<Mail>
  /** To the address before. */
  readonly emailChanged: (to: Reader) => Effect.Effect<Mail>
  readonly deletionAsked: (to: Reader) => Effect.Effect<Mail>
}

/** Writes them in the language of the account; links begin with `origin`. */
export function makeNotices(words: Words, write: LetterWriter, origin: () => string): Notices {
  const notice = (
    { email, locale, username }: Reader,
    name: 'sign-in' | 'password' | 'email' | 'deletion',
    path: '/retrieve-password' | '/login' | '/contact-us',
    values: Readonly<Record<string, string | number>> = {},
  ) => {
    const text = (id: MessageId) => words.text(locale, id, { ...values, name: username })
    const href = `${origin()}${localizePath(locale, path)}`
    return write(
      {
        locale,
        subject: text(`mail.${name}.subject`),
        before: [text('mail.greeting'), text(`mail.${name}.text`), text(`mail.${name}.otherwise`)],
        action: { label: text(`mail.${name}.action`), href, fallback: text('mail.link') },
      },
      { to: email },
    )
  }
  return {
    signedIn: (to, time, device) =>
      notice(to, 'sign-in', '/retrieve-password', {
        time: `${time.slice(0, 16).replace('T', ' ')} UTC`,
        device: device || '–',
      }),
    passwordChanged: (to) => notice(to, 'password', '/retrieve-password'),
    emailChanged: (to) => notice(to, 'email', '/contact-us'),
    deletionAsked: (to) => notice(to, 'deletion', '/login', { n: limits.deletionDays }),
  }
}
