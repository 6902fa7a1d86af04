/** Constraints of a form field: schemas check by them, and browsers get them with the form. */
export interface FormFieldRule {
  /** Longest text, in UTF-16 units. */
  readonly max: number
  /** Message for an empty field; the field is optional without one. */
  readonly required?: string
  /** Message for a text that is no e-mail address; the field takes any text without one. */
  readonly email?: string
  /** Message for a text that is no telephone number without its dialling code. */
  readonly phone?: string
  /** Accepts line breaks and tabs. */
  readonly multiline?: true
  /** The only accepted values. */
  readonly oneOf?: readonly string[]
  /** A checkbox: sent as `on` by browsers, as a boolean by API clients. */
  readonly checkbox?: true
  /** Message for unaccepted characters or values. */
  readonly wrong: string
  /** Message for a text that is too long. */
  readonly long: string
}

// PostgreSQL stores no NUL, mail headers no line breaks; a lone surrogate is no character.
const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

// Without the characters that separate lists and headers, encode words of headers and begin numeric addresses, without spaces, control characters and those that are not seen.
/** Pattern of an e-mail address. */
export const emailPattern =
  /^[^\s\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}\u2800@<>"(),:;?[\]\\]+@[^\s\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}\u2800@<>"(),:;?[\]\\.]+(\.[^\s\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}\u2800@<>"(),:;?[\]\\.]+)+$/u

/** Pattern of a telephone number without its dialling code. */
export const phonePattern = /^[0-9][0-9 ()/.-]{3,24}$/

// Marks and tags that hide text or change the order in which it is read. The joiners U+200C and U+200D, which are not among
// them, shape words of several scripts.
const unseen =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu
const anythingSeen = /[^\s\p{DI}\u2800]/u

/** Removes characters that hide or reorder parts of a text. */
export const removeUnseenCharacters = (text: string): string => text.replaceAll(unseen, '')

/** A text as it is stored: without characters that hide or reorder parts of it, and without white space around it. */
export const sanitizeText = (value: string): string => removeUnseenCharacters(value).trim()

/** Returns the rule's message for a value that breaks it. */
export function findFieldRuleError(rule: FormFieldRule, value: string): string | undefined {
  if (rule.oneOf) return rule.oneOf.includes(value) ? undefined : rule.wrong
  if (value.length > rule.max) return rule.long
  if (!(rule.multiline ? manyLines : oneLine).test(value)) return rule.wrong
  const text = sanitizeText(value)
  if (!anythingSeen.test(text)) return rule.required
  if (rule.email !== undefined && !emailPattern.test(value.trim())) return rule.email
  return rule.phone === undefined || phonePattern.test(text) ? undefined : rule.phone
}
