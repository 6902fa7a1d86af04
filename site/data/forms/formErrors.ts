import { Exit, Schema, SchemaIssue } from 'effect'

const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** Decodes form values with a schema and returns the first error message of each field; empty if all are valid. */
export function getFormErrors(
  schema: Schema.Codec<unknown, unknown>,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const exit = Schema.decodeUnknownExit(schema)(values, { errors: 'all' })
  if (Exit.isSuccess(exit)) return {}
  const errors: Record<string, string> = {}
  for (const reason of exit.cause.reasons)
    if (reason._tag === 'Fail')
      for (const { path, message } of format(reason.error.issue).issues) {
        const [field] = path ?? []
        if (typeof field === 'string') errors[field] ??= message
      }
  return errors
}
