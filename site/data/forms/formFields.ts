import { Schema, SchemaAST, SchemaTransformation } from 'effect'
import { isCountry } from '../locale/countries.ts'
import type { MessageId } from '../pages/configFields.ts'
import { sanitizeText, findFieldRuleError, type FormFieldRule } from './fieldRule.ts'

declare module 'effect/Schema' {
  namespace Annotations {
    interface Annotations {
      readonly fieldRule?: FormFieldRule | undefined
    }
  }
}

/** Messages of every text field. */
const textErrors = { long: 'form.field.long', wrong: 'form.field.wrong' } as const

interface FieldOptions {
  readonly max: number
  readonly description: string
  /** Message for unaccepted characters. */
  readonly wrong?: MessageId
}

// OpenAPI shows checks of the encoded side, such as the length; the rule checks everything else.
const textField = (rule: FormFieldRule, description: string) =>
  Schema.String.annotate({ description: `${description}; at most ${rule.max} characters` })
    .check(
      Schema.isMaxLength(rule.max, { message: rule.long }),
      Schema.makeFilter((value: string) => findFieldRuleError({ ...rule, max: Infinity }, value), {
        fieldRule: rule,
      }),
    )
    .pipe(
      Schema.decodeTo(
        Schema.String,
        SchemaTransformation.transform({ decode: sanitizeText, encode: (text) => text }),
      ),
    )

const required = (rule: FormFieldRule & { readonly required: MessageId }, description: string) =>
  textField(rule, description).pipe(Schema.annotateKey({ messageMissingKey: rule.required }))

/** Required text on one line; `message` is the error for an empty one. */
export const createRequiredLineSchema = (
  message: MessageId,
  { description, ...rule }: FieldOptions,
) => required({ ...textErrors, ...rule, required: message }, description)

/** Required text of several lines. */
export const createRequiredTextSchema = (
  message: MessageId,
  { description, ...rule }: FieldOptions,
) => required({ ...textErrors, ...rule, required: message, multiline: true }, description)

/** Text on one line that may be empty. */
export const createLineSchema = ({ description, ...rule }: FieldOptions) =>
  textField({ ...textErrors, ...rule }, description)

/** Optional text on one line. */
export const createOptionalLineSchema = (options: FieldOptions) =>
  Schema.optionalKey(createLineSchema(options))

interface EmailMessages {
  readonly required: MessageId
  readonly format: MessageId
}

/** Messages of an e-mail field with its own texts. */
const emailMessages: EmailMessages = {
  required: 'form.contact.email.required',
  format: 'form.contact.email.format',
}

/** A required e-mail address. */
export const createEmailAddressSchema = (
  description: string,
  { required: message, format }: EmailMessages = emailMessages,
) =>
  required(
    { ...textErrors, max: 254, required: message, email: format, wrong: format },
    description,
  )

/** A required telephone number; a field `country` beside it has the country of its dialling code. */
export const createPhoneLineSchema = (description: string) =>
  required(
    {
      ...textErrors,
      max: 25,
      required: 'form.account.phone.required',
      phone: 'form.account.phone.format',
      wrong: 'form.account.phone.format',
    },
    description,
  )

const countryCheck = Schema.makeFilter((value: string) =>
  value === '' || isCountry(value) ? undefined : textErrors.wrong,
)

/** A required country or region, by its code of ISO 3166-1. */
export const createRequiredCountrySchema = (message: MessageId, description: string) =>
  createRequiredLineSchema(message, { max: 2, description }).check(countryCheck)

/** A country or region, by its code of ISO 3166-1; may be left out. */
export const createOptionalCountrySchema = (description: string) =>
  Schema.optionalKey(textField({ ...textErrors, max: 2 }, description).check(countryCheck))

interface ChoiceOptions {
  readonly description: string
  /** Error message for any other value. */
  readonly wrong?: MessageId
}

/** One of several values; leaving it out is an error unless the field is optional. */
export const createChoiceSchema = <const V extends readonly [string, ...string[]]>(
  oneOf: V,
  { description, wrong = textErrors.wrong }: ChoiceOptions,
) => {
  const max = Math.max(...oneOf.map(({ length }) => length))
  return Schema.Literals(oneOf)
    .annotate({ message: wrong, description, fieldRule: { ...textErrors, max, oneOf, wrong } })
    .pipe(Schema.annotateKey({ messageMissingKey: wrong }))
}

/** Checkbox that must be ticked; `message` is the error for an unticked one. */
export const createTickedCheckboxSchema = (
  message: MessageId,
  { description }: { readonly description: string },
) =>
  Schema.Boolean.annotate({ description })
    .check(
      Schema.makeFilter((value: boolean) => (value ? undefined : message), {
        fieldRule: { ...textErrors, max: 2, oneOf: ['on'], checkbox: true, wrong: message },
      }),
    )
    .pipe(Schema.annotateKey({ messageMissingKey: message }))

/** Field rules by name. */
export type FormFieldRules = Readonly<Record<string, FormFieldRule>>

/** Returns the rules of the form fields of a schema, in their order. */
export const deriveFormFieldRules = ({
  fields,
}: {
  readonly fields: Schema.Struct.Fields
}): FormFieldRules =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const rule = SchemaAST.resolve(Schema.toEncoded(field).ast)?.['fieldRule']
      return rule === undefined ? [] : [[name, rule]]
    }),
  )
