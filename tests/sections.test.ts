import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { sectionSchemas } from '#sections/registry.ts'

interface Found {
  readonly examples: Readonly<Record<string, { readonly props: unknown }>>
}
const files = import.meta.glob<Found>('../site/sections/*/*.examples.ts', { eager: true })

/** Records for examples have no `examples` of their own. */
const found = new Map(
  Object.entries(files).flatMap(([path, { examples }]) =>
    examples ? [[path.replace(/^.*\/(\w+)\.examples\.ts$/, '$1'), examples] as const] : [],
  ),
)

describe.each(Object.entries(sectionSchemas))('%s', (name, schema) => {
  const examples = Object.entries(found.get(name) ?? {})
  const decode = Schema.decodeUnknownSync(schema)

  it('has examples, a default one among them', () => {
    expect(examples.map(([key]) => key)).toContain('default')
  })

  it.each(examples)('example %s is valid', (_, { props }) => {
    expect(() => decode(props, { errors: 'all', onExcessProperty: 'error' })).not.toThrow()
  })
})

it('Shareholders rejects shares that do not add up to 100', () => {
  const group = { kind: 'a.kind', text: 'a.text' }
  const config = {
    title: 'a.title',
    lead: 'a.lead',
    groups: [
      { ...group, share: 60 },
      { ...group, share: 28 },
    ],
    record: 'shareholders',
  }
  const decode = Schema.decodeUnknownSync(sectionSchemas.Shareholders)
  expect(() => decode(config)).toThrow('the shares add up to 100, not to 88')
})
