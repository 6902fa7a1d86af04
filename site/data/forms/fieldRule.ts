/** Constraints of a form field: schemas check by them, and browsers get them with the form. */
export interface FieldRule {
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
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

// Without the characters that separate lists and headers, without spaces and control characters.
/** Pattern of an e-mail address. */
export const emailPattern =
  /^[^\s\p{Cc}\p{Cs}@<>"(),:;\\]+@[^\s\p{Cc}\p{Cs}@<>"(),:;\\.]+(\.[^\s\p{Cc}\p{Cs}@<>"(),:;\\.]+)+$/u

/** Pattern of a telephone number without its dialling code. */
export const phonePattern = /^[0-9][0-9 ()/.-]{3,24}$/

/** Returns the rule's message for a value that breaks it. */
export function fieldError(rule: FieldRule, value: string): string | undefined {
  if (rule.oneOf) return rule.oneOf.includes(value) ? undefined : rule.wrong
  if (value.length > rule.max) return rule.long
  if (!(rule.multiline ? manyLines : oneLine).test(value)) return rule.wrong
  const text = value.trim()
  if (text === '') return rule.required
  if (rule.email !== undefined && !emailPattern.test(text)) return rule.email
  return rule.phone === undefined || phonePattern.test(text) ? undefined : rule.phone
}
