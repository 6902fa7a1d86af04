/** What a field of a form must hold. Schemas are made of these rules, and browsers check by them. */
export interface FieldRule {
  /** Characters it takes at most; of a choice, those of the longest. */
  readonly max: number
  /** Id of what is said of an empty field; it may stay empty without one. */
  readonly required?: string
  /** Id of what is said of a text that is no e-mail address. */
  readonly email?: string
  /** Whether it may hold several lines. */
  readonly lines?: 'many'
  /** The only values it takes. */
  readonly oneOf?: readonly string[]
  /** Id of what is said of characters that no text holds, and of no known choice. */
  readonly wrong?: string
}

/** Said of what no field takes. */
export const textFaults = { long: 'form.field.long', wrong: 'form.field.wrong' } as const

// PostgreSQL keeps no NUL, mail headers no line breaks; a half surrogate is no character.
export const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
export const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

/** An address without what separates lists and headers, without spaces and control characters. */
export const emailPattern =
  /^[^\s\p{Cc}\p{Cs}@<>"(),:;\\]+@[^\s\p{Cc}\p{Cs}@<>"(),:;\\.]+(\.[^\s\p{Cc}\p{Cs}@<>"(),:;\\.]+)+$/u

/** The contact form (specification §3, §5). */
export const enquiryRules = {
  name: { max: 100, required: 'form.contact.name.required' },
  country: { max: 2, required: 'form.contact.country.required' },
  email: {
    max: 254,
    required: 'form.contact.email.required',
    email: 'form.contact.email.format',
    wrong: 'form.contact.email.format',
  },
  telephone: { max: 40, required: 'form.contact.telephone.required' },
  company: { max: 150, required: 'form.contact.company.required' },
  message: { max: 5000, required: 'form.contact.message.required', lines: 'many' },
  product: { max: 100 },
} as const satisfies Readonly<Record<string, FieldRule>>

/** The newsletter form (specification §3, §5). */
export const newsletterRules = {
  email: {
    max: 254,
    required: 'form.newsletter.email.format',
    email: 'form.newsletter.email.format',
    wrong: 'form.newsletter.email.format',
  },
  name: { max: 100 },
  country: { max: 2 },
  company: { max: 150 },
  userType: { max: 11, oneOf: ['', 'epc', 'distributor', 'installer', 'end-user'] },
  consent: { max: 2, oneOf: ['on'], wrong: 'form.newsletter.consent.required' },
} as const satisfies Readonly<Record<string, FieldRule>>

/** Id of what is wrong with a field, nothing if it is right. */
export function faultOf(rule: FieldRule, value: string): string | undefined {
  const wrong = rule.wrong ?? textFaults.wrong
  if (rule.oneOf) return rule.oneOf.includes(value) ? undefined : wrong
  if (value.length > rule.max) return textFaults.long
  if (!(rule.lines === 'many' ? manyLines : oneLine).test(value)) return wrong
  const text = value.trim()
  if (text === '') return rule.required
  return rule.email === undefined || emailPattern.test(text) ? undefined : rule.email
}
