import { Effect, Layer, SchemaIssue } from 'effect'
import { HttpApiMiddleware } from 'effect/http-api'
import { SchemaErrorMiddleware } from '#data/api/api.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { getErrorMessage, ValidationFailedError } from '#data/api/httpErrors.ts'
import { MessageTranslator } from '../messages/translate.ts'

const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** Responds to invalid input with the messages of each field, in the caller's language. */
export const schemaErrorLayer = Layer.unwrap(
  Effect.map(MessageTranslator, (translator) =>
    HttpApiMiddleware.layerSchemaErrorTransform(
      SchemaErrorMiddleware,
      Effect.fnUntraced(function* (error) {
        const { language, text } = yield* CurrentApiCaller
        const fields: Record<string, string[]> = Object.create(null)
        for (const { path = [], message } of format(error.cause.issue).issues) {
          const name = path
            .map((part) => String(typeof part === 'object' ? part.key : part))
            .join('.')
          // Schemas contain message ids of the catalogue; all their other texts are for developers.
          const shown = text(translator.has(message) ? message : 'form.field.wrong')
          fields[name] = [...(fields[name] ?? []), shown]
        }
        return yield* new ValidationFailedError({
          code: 422,
          message: getErrorMessage(422, language),
          fields,
        })
      }),
    ),
  ),
)
