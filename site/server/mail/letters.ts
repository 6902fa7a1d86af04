import { Effect } from 'effect'
import type { CodePurpose } from '#data/codes.ts'
import { countryName } from '#data/countries.ts'
import type { EnquiryPost } from '#data/enquiry.ts'
import type { MessageId } from '#data/fields.ts'
import { locales, type Locale } from '#data/locales.ts'
import type { Mail } from '../deliveries.ts'
import { Tokens } from '../tokens.ts'
import type { Words } from '../words.ts'
import { composeMail, type Letter } from './compose.ts'

/** Every mail the site writes. */
export interface Letters {
  /** `leave` withdraws what the mail asks to confirm. */
  readonly confirm: (to: string, locale: Locale, href: string, leave: string) => Effect.Effect<Mail>
  readonly subscribed: (to: string, locale: Locale, leave: string) => Effect.Effect<Mail>
  readonly received: (enquiry: EnquiryPost, locale: Locale, number: string) => Effect.Effect<Mail>
  /** To the company itself; answering it answers the person who asked. */
  readonly forwarded: (enquiry: EnquiryPost, locale: Locale, number: string) => Effect.Effect<Mail>
  /** Six digits, and what they are good for. */
  readonly code: (
    to: string,
    locale: Locale,
    purpose: CodePurpose,
    code: string,
  ) => Effect.Effect<Mail>
}

/** Makes mails of what they say; `domain` stands in their ids. */
export const letterWriter = (words: Words, domain: string) =>
  Effect.fnUntraced(function* (
    letter: Omit<Letter, 'closing'>,
    mail: Pick<Mail, 'to' | 'replyTo' | 'unsubscribe'>,
  ) {
    const tokens = yield* Tokens
    const closing = words.text(letter.locale, 'brand.tag-line')
    return {
      ...mail,
      ...composeMail({ ...letter, closing }),
      subject: letter.subject,
      messageId: `<${tokens.requestId()}@${domain}>`,
    } satisfies Mail
  })
export type LetterWriter = ReturnType<typeof letterWriter>

/** Writes them in the words of the catalogue; `company` is where enquiries go, `domain` stands in message ids. */
export function makeLetters(words: Words, company: string, domain: string): Letters {
  const write = letterWriter(words, domain)
  const say =
    (locale: Locale, values?: Record<string, string>) =>
    (id: MessageId): string =>
      words.text(locale, id, values)
  const button = (locale: Locale, label: MessageId, href: string) => ({
    label: words.text(locale, label),
    href,
    fallback: words.text(locale, 'mail.link'),
  })

  return {
    confirm: (to, locale, href, leave) => {
      const text = say(locale)
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
      const text = say(locale)
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
      const text = say(locale, { number })
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
      const text = say('en', { number })
      const rows = [
        ['mail.staff.name', enquiry.name],
        ['mail.staff.email', enquiry.email],
        ['mail.staff.telephone', enquiry.telephone],
        ['mail.staff.company', enquiry.company],
        ['mail.staff.country', countryName('en', enquiry.country)],
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
    code: (to, locale, purpose, code) => {
      const text = say(locale)
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
}
