import { Schema } from 'effect'

// PostgreSQL keeps no NUL, mail headers no line breaks; a half surrogate is no character.
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

interface FieldOptions {
  readonly max: number
  readonly description: string
}

const wrong = 'form.field.wrong'
const long = 'form.field.long'

const text = (pattern: RegExp, max: number) =>
  Schema.Trim.check(
    Schema.isMaxLength(max, { message: long }),
    Schema.isPattern(pattern, { message: wrong }),
  )

const required = <S extends Schema.Codec<string, string>>(schema: S, message: string) =>
  schema
    .check(Schema.isMinLength(1, { message }))
    .pipe(Schema.annotateKey({ messageMissingKey: message }))

/** A text on one line that must be there; `message` is the id of what is said without it. */
export const RequiredLine = (message: string, { max, description }: FieldOptions) =>
  required(text(oneLine, max), message).annotate({
    description: `${description}; at most ${max} characters`,
  })

/** A text of several lines that must be there. */
export const RequiredText = (message: string, { max, description }: FieldOptions) =>
  required(text(manyLines, max), message).annotate({
    description: `${description}; at most ${max} characters`,
  })

/** A text on one line that may be left out or empty. */
export const OptionalLine = ({ max, description }: FieldOptions) =>
  Schema.optional(
    text(oneLine, max).annotate({ description: `${description}; at most ${max} characters` }),
  )

/** Where an address part may not hold: separators of lists and headers, spaces and control characters. */
export const emailPattern =
  /^[^\s\p{Cc}\p{Cs}@<>"(),:;\\]+@[^\s\p{Cc}\p{Cs}@<>"(),:;\\.]+(\.[^\s\p{Cc}\p{Cs}@<>"(),:;\\.]+)+$/u
