/** Languages that are compared. */
export type QuantityLanguage = 'en' | 'de' | 'cn'

/** Removes invisible parts: targets of links, anchors and rules of tables. */
export const stripHiddenMarkdown = (markdown: string): string =>
  markdown.replaceAll(/\]\([^)]*\)|\{#[^}]*\}|^\|[ :|-]+\|$/gm, ' ')

const unit = /(?:[kMG]Wh(?:\/m²)?|[kM]W|kWp|Ah|[VA]|kg|mm|m²|m|t|ms|h|Hz|°C|℃|%)(?!\p{L})/u
const quantity = new RegExp(
  String.raw`(\{\w+\}|[\d.,]*\d)[ \u00A0-]?(?:${unit.source})|(\{\w+\})`,
  'gu',
)

/** Writes a number without thousands separators and with a decimal point. */
export const formatPlainNumber = (text: string, language: QuantityLanguage): string =>
  language === 'de' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')

/** Returns the quantities with technical units and the placeholders of a text, as English writes them. */
export const extractQuantities = (text: string, language: QuantityLanguage): readonly string[] =>
  [...text.matchAll(quantity)].map(
    ([, number = '', placeholder]) => placeholder ?? formatPlainNumber(number, language),
  )
