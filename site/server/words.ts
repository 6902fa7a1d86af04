import { createIntl, createIntlCache } from 'react-intl'
import type { ApiLanguage } from '#data/apiLanguage.ts'
import type { MessageId } from '#data/fields.ts'
import { localeCodes, locales, type Locale } from '#data/locales.ts'

/** ICU text by message id, as each variant shows it. */
export type Messages = Readonly<Record<Locale, Readonly<Record<string, string>>>>

/** What the server itself says to people, in mails and in answers to calls. */
export interface Words {
  readonly text: (
    locale: Locale,
    id: MessageId,
    values?: Readonly<Record<string, string | number>>,
  ) => string
  /** Whether a message of that id exists. */
  readonly has: (id: string) => id is MessageId
}

// What means something in ICU messages: values, tags, quotes.
const special = /[{}<>']/
const join = (chunks: string[]) => chunks.join('')
// Where only text can stand, tags leave their words behind.
const plain = { a: join, b: join, soft: join }

export function makeWords(messages: Messages): Words {
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
      const said: string | undefined = messages[locale][id]
      // Looking up its format costs a message more than the rest of its mail.
      const text =
        said !== undefined && !special.test(said)
          ? said
          : String(intls.get(locale)?.formatMessage({ id }, { ...plain, ...values }))
      return text.replaceAll('\u00AD', '')
    },
    has: (id): id is MessageId => ids.has(id),
  }
}

const byLanguage = new Map<ApiLanguage, Locale>(
  (['en', 'cn', 'au', 'de'] as const).map((locale) => [locales[locale].apiLanguage, locale]),
)

/** The variant whose words a language of calls stands for. */
export const localeOfLanguage = (language: ApiLanguage): Locale => byLanguage.get(language) ?? 'en'
