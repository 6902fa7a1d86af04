import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

/** Only letters that the themes' fonts contain, because a fallback font would distort the widths. */
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  ['AÅ', 'CÇ', 'DÐ', 'EÉ', 'IÎ', 'NÑ', 'OÖ', 'UÛ', 'YÝ'].flatMap(([plain = '', accent = '']) => [
    [plain, accent],
    [plain.toLowerCase(), accent.toLowerCase()],
  ]),
)

const accentuate = (text: string): string =>
  // Doubled vowels make a text about 40 % longer, like translations.
  text.replaceAll(/[A-Za-z]/g, (letter) => {
    const accent = accents[letter] ?? letter
    return /[aeiouy]/i.test(letter) ? accent + accent.toLowerCase() : accent
  })

/** Converts a text to the pseudo-locale: accented, 40 % longer, in brackets, still readable. Text without brackets is hard-coded. */
export const pseudolocalizeText = (text: string): string => `[${accentuate(text)}]`

/** Converts an ICU message to the pseudo-locale. */
export const pseudolocalizeMessage = (icu: string): string =>
  `[${transformMessageText(icu, accentuate)}]`

/** Transforms the literal text of an ICU message; arguments, tags and selectors are unchanged. */
export const transformMessageText = (icu: string, change: (text: string) => string): string =>
  printAST(parse(icu).map((element) => mapElement(element, change)))

function mapElement(
  element: MessageFormatElement,
  change: (text: string) => string,
): MessageFormatElement {
  const mapChild = (inner: MessageFormatElement) => mapElement(inner, change)
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: change(element.value) }
    case TYPE.tag:
      return { ...element, children: element.children.map(mapChild) }
    case TYPE.plural:
    case TYPE.select:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, option]) => [
            name,
            { ...option, value: option.value.map(mapChild) },
          ]),
        ),
      }
    default:
      return element
  }
}
