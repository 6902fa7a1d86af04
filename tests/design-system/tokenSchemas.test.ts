import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type AnySchemaObject } from 'ajv'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

const schemas = readJson('tests/fixtures/dtcg/schemas.json') as AnySchemaObject[]
const ajv = new Ajv({ schemas, strict: false, validateFormats: false })

/** Returns the errors of a document against a schema of DTCG 2025.10. */
function validate(schema: 'format' | 'resolver', document: unknown) {
  ajv.validate(`https://www.designtokens.org/schemas/2025.10/${schema}.json`, document)
  return ajv.errors ?? []
}

const folder = 'design-system/dtcg/files'

test.each(readdirSync(join(root, folder)))('%s is valid against DTCG 2025.10', (name) => {
  const schema = name.endsWith('.resolver.json') ? 'resolver' : 'format'
  expect(validate(schema, readJson(join(folder, name)))).toEqual([])
})

test('tokens with a wrong value or an unknown property are refused', () => {
  const space = { $type: 'dimension', $value: { value: 1, unit: 'rem' } }
  expect(validate('format', { space })).toEqual([])
  const wrong = [
    { ...space, $value: '1rem' },
    { ...space, value: 1 },
  ]
  for (const token of wrong) expect(validate('format', { space: token })).not.toEqual([])
})
