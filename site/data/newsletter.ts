import { Exit, Schema, SchemaIssue } from 'effect'
import { Pass } from './captcha.ts'
import { isCountry } from './countries.ts'
import { OptionalLine, RequiredLine } from './formFields.ts'
import { emailPattern, newsletterRules as rules, textFaults } from './formRules.ts'

/** The newsletter form (specification §3): messages are ids of the catalogue. */
export const NewsletterPost = Schema.Struct({
  email: RequiredLine(rules.email.required, {
    ...rules.email,
    description: 'Address to write to (specification §3)',
  }).check(Schema.isPattern(emailPattern, { message: rules.email.email })),
  name: OptionalLine({ ...rules.name, description: 'Name (specification §3)' }),
  country: Schema.optionalKey(
    Schema.String.annotate({
      description: 'Country or region, two letters of ISO 3166-1 (specification §3)',
    }).check(
      Schema.makeFilter((value: string) =>
        value === '' || isCountry(value) ? undefined : textFaults.wrong,
      ),
    ),
  ),
  company: OptionalLine({ ...rules.company, description: 'Company (specification §3)' }),
  userType: Schema.optionalKey(
    Schema.Literals(rules.userType.oneOf).annotate({
      message: textFaults.wrong,
      description: 'What the reader does (specification §3, §6)',
    }),
  ),
  consent: Schema.Literals(rules.consent.oneOf)
    .annotate({
      message: rules.consent.wrong,
      description:
        'Agreement to the privacy policy and to receive the newsletter (specification §3, §5)',
    })
    .pipe(Schema.annotateKey({ messageMissingKey: rules.consent.wrong })),
})
export type NewsletterPost = typeof NewsletterPost.Type

/** The same form as a call: a box that is ticked is `true`; with the pass it needs from who asked often before. */
export const NewsletterCall = Schema.Struct({
  ...NewsletterPost.fields,
  pass: Schema.optionalKey(Pass),
  consent: Schema.Boolean.annotate({
    description:
      'Agreement to the privacy policy and the newsletter, always true (specification §5)',
  })
    .check(Schema.makeFilter((value: boolean) => (value ? undefined : rules.consent.wrong)))
    .pipe(Schema.annotateKey({ messageMissingKey: rules.consent.wrong })),
}).annotate({ identifier: 'Newsletter' })

/** What a form post came to: the decoded form, or a message id per field. */
export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** Decodes a form's fields with a schema; every faulty field is told, each by its first message. */
export function decodeForm<S extends Schema.Codec<unknown, unknown>>(
  schema: S,
  fields: Readonly<Record<string, unknown>>,
): Decoded<S['Type']> {
  const exit = Schema.decodeUnknownExit(schema)(fields, { errors: 'all' })
  if (Exit.isSuccess(exit)) return { ok: true, value: exit.value }
  const errors: Record<string, string> = {}
  for (const reason of exit.cause.reasons)
    if (reason._tag === 'Fail')
      for (const { path, message } of format(reason.error.issue).issues) {
        const [field] = path ?? []
        if (typeof field === 'string') errors[field] ??= message
      }
  return { ok: false, errors }
}
