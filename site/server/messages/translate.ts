import { Context, Effect, Layer } from 'effect'
import { createIntl, createIntlCache } from 'react-intl'
import type { ApiLanguage } from '#data/locale/apiLanguage.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { plainTextTagFormatters } from '#data/messages/messageTags.ts'
import { localeCodes, locales, type Locale } from '#data/locale/locales.ts'
import { type MessagesByLocale, ServedSite } from '../pages/site.ts'

/** Texts of the server itself, in mails and in API messages. */
export interface MessageTranslation {
  readonly text: (
    locale: Locale,
    id: MessageId,
    values?: Readonly<Record<string, string | number>>,
  ) => string
  /** Distinguishes message ids from other text. */
  readonly has: (id: string) => id is MessageId
}

// Characters with a meaning in ICU messages: values, tags, quotes.
const special = /[{}<>']/

/** Formats the messages of a catalogue. */
export function makeTranslator(messages: MessagesByLocale): MessageTranslation {
  const cache = createIntlCache()
  const intls = new Map(
    localeCodes.map((locale) => [
      locale,
      createIntl({ locale: locales[locale].formatTag, messages: { ...messages[locale] } }, cache),
    ]),
  )
  const ids: ReadonlySet<string> = new Set(Object.keys(messages.en))
  return {
    text: (locale, id, values) => {
      const message: string | undefined = messages[locale][id]
      // Creating a formatter takes longer than the rest of a mail.
      const text =
        message !== undefined && !special.test(message)
          ? message
          : String(
              intls.get(locale)?.formatMessage({ id }, { ...plainTextTagFormatters, ...values }),
            )
      return text.replaceAll('\u00AD', '')
    },
    has: (id): id is MessageId => ids.has(id),
  }
}

/** Formats the messages of the built site. */
export class MessageTranslator extends Context.Service<MessageTranslator, MessageTranslation>()(
  'felcera/MessageTranslator',
) {
  static readonly layer = Layer.effect(
    MessageTranslator,
    Effect.map(ServedSite, ({ messages }) => makeTranslator(messages)),
  )
}

const byLanguage = new Map<ApiLanguage, Locale>(
  (['en', 'cn', 'au', 'de'] as const).map((locale) => [locales[locale].apiLanguage, locale]),
)

/** The locale whose messages answer an API language. */
export const getLocaleOfApiLanguage = (language: ApiLanguage): Locale =>
  byLanguage.get(language) ?? 'en'
