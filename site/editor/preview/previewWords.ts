import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { pseudolocalizeMessage } from '#app/messages/pseudoLocale.ts'
import { type Locale, locales } from '#data/locale/locales.ts'
import { getPlainMessageText } from '#data/messages/isPlainMessage.ts'
import { messageTags } from '#data/messages/messageTags.ts'
import { allowedMessageArgumentNames } from '#data/messages/allowedMessageArgumentNames.ts'
import { figures } from '#generated/figures.ts'
import { messages } from '#generated/messages.ts'
import { pictures } from '#generated/pictures.ts'
import type { PageResources } from '#sections/site.tsx'
import type { TextsByCatalogue } from '../app/state/pageDocument.ts'

/** Language of a preview: a locale, or English in the pseudo-locale. */
export interface PreviewLocaleSettings {
  readonly locale: Locale
  readonly pseudo: boolean
}

const cache = new Map<string, PageResources>()

/** Returns the generated messages, figures and pictures; cached per locale, so that sections can memoize by identity. */
export function getPreviewResources({ locale, pseudo }: PreviewLocaleSettings): PageResources {
  const key = pseudo ? 'pseudo' : locale
  const found = cache.get(key)
  if (found) return found
  const texts = pseudo
    ? Object.fromEntries(
        Object.entries(messages.en).map(([id, text]) => [id, pseudolocalizeMessage(text)]),
      )
    : messages[locale]
  const made = { locale, messages: texts, figures, pictures }
  cache.set(key, made)
  return made
}

/**
 * Returns those of some messages whose texts differ from the generated ones: unsaved, or in files that were changed since. A
 * text without valid syntax is shown as it is written; a missing one in English, or as its id.
 */
export function findChangedTexts(
  ids: Iterable<string>,
  words: TextsByCatalogue,
  { locale, pseudo }: PreviewLocaleSettings,
): Readonly<Record<string, string | MessageFormatElement[]>> {
  const generated = messages[pseudo ? 'en' : locale]
  const catalogues = [...(pseudo ? [] : locales[locale].catalogues), 'en']
  const changed: Record<string, string | MessageFormatElement[]> = {}
  for (const id of ids) {
    const text = catalogues.map((code) => words[code]?.[id]).find(Boolean) ?? `⟨${id}⟩`
    if (text !== generated[id]) changed[id] = validMessage(text, pseudo)
  }
  return changed
}

const knownArguments: ReadonlySet<string> = new Set([
  ...Object.keys(figures),
  ...allowedMessageArgumentNames,
])

const knownTags: ReadonlySet<string> = new Set(messageTags)

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })

/** Replaces arguments that are neither figures nor filled in by code, and unknown tags, which would fail the section, by their source. */
function withKnownNames(part: MessageFormatElement): readonly MessageFormatElement[] {
  switch (part.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [part]
    case TYPE.tag: {
      const children = part.children.flatMap(withKnownNames)
      return knownTags.has(part.value)
        ? [{ ...part, children }]
        : [literal(`<${part.value}>`), ...children, literal(`</${part.value}>`)]
    }
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(part.options).map(
        ([name, option]) =>
          [name, { ...option, value: option.value.flatMap(withKnownNames) }] as const,
      )
      return knownArguments.has(part.value)
        ? [{ ...part, options: Object.fromEntries(options) }]
        : [literal(`{${part.value}}`)]
    }
    default:
      return [knownArguments.has(part.value) ? part : literal(`{${part.value}}`)]
  }
}

/** Returns a message that can be formatted: text with wrong syntax becomes a literal. */
function validMessage(text: string, pseudo: boolean): string | MessageFormatElement[] {
  if (!pseudo && getPlainMessageText(text) !== undefined) return text
  try {
    return parse(pseudo ? pseudolocalizeMessage(text) : text).flatMap(withKnownNames)
  } catch {
    return [literal(text)]
  }
}
