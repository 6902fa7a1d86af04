import { Schema } from 'effect'
import { OpenApi } from 'effect/http-api'
import { describe, expect, test } from 'vitest'
import { Api } from './api/api.ts'

type JsonObject = Readonly<Record<string, unknown>>

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Property of a JSON Schema with its path and description. */
interface Property {
  readonly path: string
  readonly part: JsonObject
  readonly text: string
}

/** Collects all properties of a JSON Schema document, including its definitions. */
function propertiesOf(document: unknown): readonly Property[] {
  const found: Property[] = []
  const walk = (part: unknown, path: string) => {
    if (Array.isArray(part)) for (const inner of part) walk(inner, path)
    if (!isJsonObject(part)) return
    for (const [key, inner] of Object.entries(part)) {
      const isFields = key === 'properties' && isJsonObject(inner)
      if (isFields)
        for (const [name, field] of Object.entries(inner))
          // Effect adds the discriminator to every tagged error.
          if (isJsonObject(field) && name !== '_tag')
            found.push({
              path: `${path}.${name}`,
              part: field,
              text: descriptionOf(field, document),
            })
      walk(inner, isFields ? path : `${path}.${key}`)
    }
  }
  walk(document, '')
  return found
}

/** Joins the descriptions of a property and of the definition it references. */
function descriptionOf(field: JsonObject, document: unknown): string {
  const parts = [field, ...[field['allOf'], field['anyOf']].flat().filter(isJsonObject)]
  const named = parts.flatMap(({ $ref }) =>
    typeof $ref === 'string' ? [resolveReference(document, $ref)] : [],
  )
  return [...parts, ...named]
    .flatMap(({ description }) => (typeof description === 'string' ? [description] : []))
    .join(' ')
}

function resolveReference(document: unknown, reference: string): JsonObject {
  const found = reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((part, name) => (isJsonObject(part) ? part[name] : undefined), document)
  return isJsonObject(found) ? found : {}
}

const openApi: unknown = OpenApi.fromApi(Api)

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/*.ts', '!./**/*.test.ts', '!./api/**', '!./**/api*.ts'],
  { eager: true },
)
const schemas = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    Schema.isSchema(value) ? [[`${file} ${name}`, value] as const] : [],
  ),
)

/** Returns true if a string property has a maximum length. OpenAPI leaves out patterns, so descriptions may state the limit. */
const isBounded = ({ part, text }: Property): boolean =>
  [part, ...[part['allOf']].flat().filter(isJsonObject)].some((one) =>
    ['maxLength', 'enum', 'const'].some((key) => key in one),
  ) || /\b(\d+|two) (characters|letters|hexadecimal digits|digits)/.test(text)

describe('schema properties', () => {
  test('have a description in every API call', () => {
    const fields = propertiesOf(openApi)
    expect(fields.length).toBeGreaterThan(200)
    expect(fields.filter(({ text }) => text.trim() === '').map(({ path }) => path)).toEqual([])
  })

  test('have a description in every exported schema', () => {
    expect(schemas.length).toBeGreaterThan(50)
    const undescribed = schemas.flatMap(([name, schema]) =>
      propertiesOf(Schema.toJsonSchemaDocument(schema)).flatMap(({ path, text }) =>
        text.trim() === '' ? [name + path] : [],
      ),
    )
    expect(undescribed).toEqual([])
  })

  test('have a maximum length if they are strings sent by clients', () => {
    const bodies = Object.values((openApi as { paths: Record<string, JsonObject> }).paths).flatMap(
      ({ post }) => (isJsonObject(post) ? [{ ...post, responses: {} }] : []),
    )
    const named = new Set(JSON.stringify(bodies).match(/#\/components\/schemas\/\w+/g))
    const bodySchemas = [
      ...bodies,
      ...[...named].map((reference) => resolveReference(openApi, reference)),
    ]
    const texts = bodySchemas.flatMap(propertiesOf).filter(({ part }) => part['type'] === 'string')
    expect(texts.length).toBeGreaterThan(30)
    expect(texts.filter((field) => !isBounded(field)).map(({ path, text }) => path + text)).toEqual(
      [],
    )
  })
})
