import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { sections } from '#sections/registry.ts'

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

describe.each(Object.entries(sections))('%s', (name, schema) => {
  const examples = Object.entries(found.get(name) ?? {})
  const decode = Schema.decodeUnknownSync(schema)

  it('has examples, a default one among them', () => {
    expect(examples.map(([key]) => key)).toContain('default')
  })

  it.each(examples)('example %s is what a page config may hold', (_, { props }) => {
    expect(() => decode(props, { errors: 'all', onExcessProperty: 'error' })).not.toThrow()
  })
})
