import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Message of a catalogue: its text and, if it is valid, its parsed parts. */
export interface ParsedMessage {
  readonly text: string
  readonly parts: readonly MessageFormatElement[]
  /** Arguments, with true for those that are only used as plain `{x}`. */
  readonly args: ReadonlyMap<string, 'plain' | 'formatted'>
  readonly tags: ReadonlySet<string>
  /** True if the message has no syntax. */
  readonly bare?: true
  /** Its value is not a string; another problem reports that. */
  readonly isInvalid?: true
  /** Syntax error, with the offset where it starts. */
  readonly error?: { readonly what: string; readonly offset: number }
}

/** Cache of parsed texts, because several checks use each. */
const known = new Map<string, ParsedMessage>()

/** Parses an ICU text. */
export function parseMessage(text: string): ParsedMessage {
  const message = known.get(text) ?? takeApart(text)
  known.set(text, message)
  return message
}

const syntax = /[{}<']/

/** Returns true if a text has no syntax. */
export const isPlainTextMessage = (text: string): boolean => !syntax.test(text)

const bare: Pick<ParsedMessage, 'args' | 'tags' | 'bare'> = {
  args: new Map(),
  tags: new Set(),
  bare: true,
}

/** Returns a text without syntax as the single element that the parser would return. */
function wordsAlone(value: string): MessageFormatElement {
  const at = (offset: number) => ({ offset, line: 1, column: offset + 1 })
  return { type: TYPE.literal, value, location: { start: at(0), end: at(value.length) } }
}

function takeApart(text: string): ParsedMessage {
  if (isPlainTextMessage(text))
    return { text, parts: text === '' ? [] : [wordsAlone(text)], ...bare }
  const args = new Map<string, 'plain' | 'formatted'>()
  const tags = new Set<string>()
  try {
    const parts = parse(text, { captureLocation: true })
    for (const part of walkMessageParts(parts)) {
      if (part.type === TYPE.tag) tags.add(part.value)
      else if (part.type === TYPE.argument) args.set(part.value, args.get(part.value) ?? 'plain')
      else if (part.type !== TYPE.literal && part.type !== TYPE.pound)
        args.set(part.value, 'formatted')
    }
    return { text, parts, args, tags }
  } catch (error) {
    const { message, location } = error as { message: string; location?: Place }
    const what = reasons[message] ?? `cannot be read (${message})`
    return { text, parts: [], args, tags, error: { what, offset: location?.start.offset ?? 0 } }
  }
}

interface Place {
  readonly start: { readonly offset: number }
}

const reasons: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'opens { without closing it',
  EMPTY_ARGUMENT: 'has {} without a name',
  MALFORMED_ARGUMENT: 'has { } around something that is not a name',
  INVALID_ARGUMENT_TYPE: 'has an argument of an unknown kind',
  MISSING_OTHER_CLAUSE: 'has plural or select forms without "other"',
  INVALID_TAG: 'has < where no tag begins',
  INVALID_TAG_NAME: 'has a tag with a wrong name',
  UNMATCHED_CLOSING_TAG: 'closes a tag that is not open',
  UNCLOSED_TAG: 'opens a tag without closing it',
}

/** Lists every element of a message, including those inside plural forms and tags. */
export function* walkMessageParts(
  parts: readonly MessageFormatElement[],
): Generator<MessageFormatElement, void, undefined> {
  for (const part of parts) {
    yield part
    if (part.type === TYPE.tag) yield* walkMessageParts(part.children)
    if (part.type === TYPE.plural || part.type === TYPE.select)
      for (const option of Object.values(part.options)) yield* walkMessageParts(option.value)
  }
}

/** Prints a message as plain text. */
export function formatMessageParts(
  parts: readonly MessageFormatElement[],
  values: (name: string) => string | number | undefined,
  tag: string,
  count?: number,
): string {
  const inside = (inner: readonly MessageFormatElement[], n = count) =>
    formatMessageParts(inner, values, tag, n)
  return parts
    .map((part) => {
      if (part.type === TYPE.literal) return part.value
      if (part.type === TYPE.tag) return inside(part.children)
      if (part.type === TYPE.pound) return new Intl.NumberFormat(tag).format(count ?? 0)
      const value = values(part.value) ?? `{${part.value}}`
      if (part.type === TYPE.select)
        return inside((part.options[String(value)] ?? part.options['other'])?.value ?? [])
      if (part.type !== TYPE.plural) return String(value)
      const n = Number(value) - part.offset
      const form = new Intl.PluralRules(tag, { type: part.pluralType ?? 'cardinal' }).select(n)
      const option = part.options[`=${value}`] ?? part.options[form] ?? part.options['other']
      return inside(option?.value ?? [], n)
    })
    .join('')
}
