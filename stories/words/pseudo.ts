import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

/** Only letters that the fonts of the themes hold: a fallback font would lie about widths. */
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  ['AÅ', 'CÇ', 'DÐ', 'EÉ', 'IÎ', 'NÑ', 'OÖ', 'UÛ', 'YÝ'].flatMap(([plain = '', accent = '']) => [
    [plain, accent],
    [plain.toLowerCase(), accent.toLowerCase()],
  ]),
)

const accented = (text: string): string =>
  // A vowel doubled makes words about two fifths longer, as translations are.
  text.replaceAll(/[A-Za-z]/g, (letter) => {
    const accent = accents[letter] ?? letter
    return /[aeiouy]/i.test(letter) ? accent + accent.toLowerCase() : accent
  })

/** A text as a made-up language: accented, two fifths longer, in brackets, still readable. What lacks brackets is not a message. */
export const pseudo = (text: string): string => `[${accented(text)}]`

/** The same for ICU text. */
export const pseudoMessage = (icu: string): string => `[${mapMessage(icu, accented)}]`

/** ICU text with its words changed: arguments, tags and choices stay what they are. */
export const mapMessage = (icu: string, change: (text: string) => string): string =>
  printAST(parse(icu).map((element) => mapElement(element, change)))

function mapElement(
  element: MessageFormatElement,
  change: (text: string) => string,
): MessageFormatElement {
  const into = (inner: MessageFormatElement) => mapElement(inner, change)
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: change(element.value) }
    case TYPE.tag:
      return { ...element, children: element.children.map(into) }
    case TYPE.plural:
    case TYPE.select:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, option]) => [
            name,
            { ...option, value: option.value.map(into) },
          ]),
        ),
      }
    default:
      return element
  }
}
