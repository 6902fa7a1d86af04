import { Schema } from 'effect'
import { OpenApi } from 'effect/http-api'
import { describe, expect, test } from 'vitest'
import { Api } from './api.ts'

type Part = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of a JSON Schema: where it stands, and what it says of itself. */
interface Field {
  readonly path: string
  readonly part: Part
  readonly text: string
}

/** Every field in a JSON Schema document, also of what it defines. */
function fieldsOf(document: unknown): readonly Field[] {
  const found: Field[] = []
  const walk = (part: unknown, path: string) => {
    if (Array.isArray(part)) for (const inner of part) walk(inner, path)
    if (!isPart(part)) return
    for (const [key, inner] of Object.entries(part)) {
      const isFields = key === 'properties' && isPart(inner)
      if (isFields)
        for (const [name, field] of Object.entries(inner))
          // What kind of error it is; Effect gives it to every one.
          if (isPart(field) && name !== '_tag')
            found.push({ path: `${path}.${name}`, part: field, text: textOf(field, document) })
      walk(inner, isFields ? path : `${path}.${key}`)
    }
  }
  walk(document, '')
  return found
}

/** Descriptions of a field, and of the definition it refers to. */
function textOf(field: Part, document: unknown): string {
  const parts = [field, ...[field['allOf'], field['anyOf']].flat().filter(isPart)]
  const named = parts.flatMap(({ $ref }) => (typeof $ref === 'string' ? [at(document, $ref)] : []))
  return [...parts, ...named]
    .flatMap(({ description }) => (typeof description === 'string' ? [description] : []))
    .join(' ')
}

function at(document: unknown, reference: string): Part {
  const found = reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((part, name) => (isPart(part) ? part[name] : undefined), document)
  return isPart(found) ? found : {}
}

const calls: unknown = OpenApi.fromApi(Api)

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./*.ts', '!./*.test.ts', '!./api*.ts'],
  { eager: true },
)
const schemas = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    Schema.isSchema(value) ? [[`${file} ${name}`, value] as const] : [],
  ),
)

/** Whether a text that is sent to us is bounded; JSON Schemas of calls leave out patterns, so these are said in words. */
const isBounded = ({ part, text }: Field): boolean =>
  [part, ...[part['allOf']].flat().filter(isPart)].some((one) =>
    ['maxLength', 'enum', 'const'].some((key) => key in one),
  ) || /\b(\d+|two) (characters|letters|hexadecimal digits|digits)/.test(text)

describe('every field', () => {
  test('of every call has a description that names its section', () => {
    const fields = fieldsOf(calls)
    expect(fields.length).toBeGreaterThan(200)
    expect(fields.filter(({ text }) => !/\S.*§\d/.test(text)).map(({ path }) => path)).toEqual([])
  })

  test('of every schema has a description', () => {
    expect(schemas.length).toBeGreaterThan(50)
    const silent = schemas.flatMap(([name, schema]) =>
      fieldsOf(Schema.toJsonSchemaDocument(schema)).flatMap(({ path, text }) =>
        text.trim() === '' ? [name + path] : [],
      ),
    )
    expect(silent).toEqual([])
  })

  test('that is text and comes from outside has a limit', () => {
    const bodies = Object.values((calls as { paths: Record<string, Part> }).paths).flatMap(
      ({ post }) => (isPart(post) ? [{ ...post, responses: {} }] : []),
    )
    const named = new Set(JSON.stringify(bodies).match(/#\/components\/schemas\/\w+/g))
    const sent = [...bodies, ...[...named].map((reference) => at(calls, reference))]
    const texts = sent.flatMap(fieldsOf).filter(({ part }) => part['type'] === 'string')
    expect(texts.length).toBeGreaterThan(30)
    expect(texts.filter((field) => !isBounded(field)).map(({ path, text }) => path + text)).toEqual(
      [],
    )
  })
})
