import { Exit, Schema, SchemaIssue } from 'effect'

/** The newsletter form (specification §3): messages are ids of the catalogue. */
export const NewsletterPost = Schema.Struct({
  email: Schema.Trim.check(
    Schema.isMaxLength(254, { message: 'form.newsletter.email.format' }),
    Schema.isPattern(
      /^[^\s\p{Cc}@<>"(),:;\\]+@[^\s\p{Cc}@<>"(),:;\\.]+(\.[^\s\p{Cc}@<>"(),:;\\.]+)+$/u,
      {
        message: 'form.newsletter.email.format',
      },
    ),
  ).annotate({ description: 'Address to write to, at most 254 characters' }),
  consent: Schema.Literal('on')
    .annotate({
      message: 'form.newsletter.consent.required',
      description: 'Agreement to the privacy policy and to receive the newsletter',
    })
    .pipe(Schema.annotateKey({ messageMissingKey: 'form.newsletter.consent.required' })),
})
export type NewsletterPost = typeof NewsletterPost.Type

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
