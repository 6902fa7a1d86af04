import { Schema, SchemaTransformation } from 'effect'
import { manyLines, oneLine, textFaults } from './formRules.ts'

interface FieldOptions {
  readonly max: number
  readonly description: string
  /** Id of what is said of characters that no text holds. */
  readonly wrong?: string
}

// Limits and description stand on what is sent, so that the description of the calls shows them.
const text = (pattern: RegExp, { max, description, wrong = textFaults.wrong }: FieldOptions) =>
  Schema.String.check(
    Schema.isMaxLength(max, { message: textFaults.long }),
    Schema.isPattern(pattern, { message: wrong }),
  )
    .annotate({ description: `${description}; at most ${max} characters` })
    .pipe(Schema.decodeTo(Schema.String, SchemaTransformation.trim()))

const required = (pattern: RegExp, message: string, options: FieldOptions) =>
  text(pattern, options)
    .check(Schema.isMinLength(1, { message }))
    .pipe(Schema.annotateKey({ messageMissingKey: message }))

/** A text on one line that must be there; `message` is the id of what is said without it. */
export const RequiredLine = (message: string, options: FieldOptions) =>
  required(oneLine, message, options)

/** A text of several lines that must be there. */
export const RequiredText = (message: string, options: FieldOptions) =>
  required(manyLines, message, options)

/** A text on one line that may be left out or empty. */
export const OptionalLine = (options: FieldOptions) => Schema.optionalKey(text(oneLine, options))
