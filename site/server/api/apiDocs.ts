import { createHash } from 'node:crypto'
import { Schema } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { OpenApi } from 'effect/http-api'
import { Api } from '#data/api/api.ts'
import { escapeHtml } from '../mail/compose.ts'

/** Path of the human-readable API documentation; `/api/openapi.json` is machine-readable. */
export const apiDocsPath = '/api/docs'

const style = `body{font:16px/1.6 system-ui,sans-serif;color-scheme:light dark;margin:0 auto;max-width:56rem;padding:2rem 1rem}
h2{margin-block:3rem .5rem;font-size:1.2rem}code,h2{font-family:ui-monospace,monospace}
table{border-collapse:collapse;inline-size:100%}th,td{text-align:start;vertical-align:top;padding:.4rem .8rem .4rem 0;border-block-start:1px solid GrayText}`

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

// The parts of a JSON Schema that are shown.
const Shape = Schema.Struct({
  $ref: Schema.optional(Schema.String),
  type: Schema.optional(Schema.Unknown),
  enum: Schema.optional(Schema.Array(Schema.Unknown)),
  description: Schema.optional(Schema.String),
  required: Schema.optional(Schema.Array(Schema.String)),
  properties: Schema.optional(Schema.Record(Schema.String, Schema.Unknown)),
})
type Shape = typeof Shape.Type
const readShape = Schema.decodeUnknownSync(Shape)
const Spec = Schema.Struct({
  paths: Schema.Record(
    Schema.String,
    Schema.Record(
      Schema.String,
      Schema.Struct({
        description: Schema.optional(Schema.String),
        parameters: Schema.optional(
          Schema.Array(Schema.Struct({ name: Schema.String, schema: Schema.Unknown })),
        ),
        requestBody: Schema.optional(
          Schema.Struct({
            content: Schema.Record(Schema.String, Schema.Struct({ schema: Schema.Unknown })),
          }),
        ),
        responses: Schema.Record(Schema.String, Schema.Struct({ description: Schema.String })),
      }),
    ),
  ),
  components: Schema.Struct({ schemas: Schema.Record(Schema.String, Schema.Unknown) }),
})

const spec = Schema.decodeUnknownSync(Spec)(JSON.parse(JSON.stringify(OpenApi.fromApi(Api))))
const schemas = new Map(Object.entries(spec.components.schemas))

function shapeOf(schema: unknown): Shape {
  const shape = readShape(schema)
  const named =
    shape.$ref === undefined ? undefined : schemas.get(shape.$ref.split('/').at(-1) ?? '')
  return named === undefined ? shape : readShape(named)
}

function fieldRow([name, schema]: readonly [string, unknown], needed: boolean): string {
  const { type, enum: values, description = '' } = shapeOf(schema)
  const kind = values
    ? values.map((value) => JSON.stringify(value)).join(', ')
    : typeof type === 'string'
      ? type
      : ''
  return `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(kind)}${needed ? '' : ', optional'}</td><td>${escapeHtml(description)}</td></tr>`
}

const table = (rows: readonly string[]): string =>
  rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`

function body(type: string, schema: unknown): string {
  const { properties = {}, required = [] } = shapeOf(schema)
  const rows = Object.entries(properties).map((field) =>
    fieldRow(field, required.includes(field[0])),
  )
  return `<p>Body: <code>${escapeHtml(type)}</code></p>${table(rows)}`
}

const calls = Object.entries(spec.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => {
    const headers = (call.parameters ?? []).map(({ name, schema }) =>
      fieldRow([name, schema], false),
    )
    const bodies = Object.entries(call.requestBody?.content ?? {}).map(([type, { schema }]) =>
      body(type, schema),
    )
    const answers = Object.entries(call.responses).map(
      ([status, { description }]) =>
        `<tr><td><code>${status}</code></td><td>${escapeHtml(description)}</td></tr>`,
    )
    return `<h2>${method.toUpperCase()} ${escapeHtml(path)}</h2><p>${escapeHtml(call.description ?? '')}</p>${table(headers)}${bodies.join('')}<p>Answers</p>${table(answers)}`
  }),
)

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Calls – Felcera</title><style>${style}</style></head><body><main><h1>Calls</h1>
<p>Bodies are JSON. Every answer is <code>{ code, message }</code>; a refusal never has 200 or 400 as its code, and a 422 tells <code>fields</code>. The <code>Language</code> header (en-US, en_AU, de_DE, zh_CN) chooses the language of messages. A call that changes something needs <code>Sec-Fetch-Site: same-origin</code>, our <code>Origin</code>, or <code>X-Requested-With</code>. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
${calls.join('\n')}</main></body></html>`

/** The API documentation as a page, generated from the contract. */
export const sendApiDocs = (): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(page, {
    contentType: 'text/html; charset=utf-8',
    headers: {
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    },
  })
