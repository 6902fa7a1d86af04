import { type Schema, SchemaAST } from 'effect'
import type { SectionMeta } from '#data/fields.ts'
import { sections } from '#sections/registry.ts'

/** Any schema whose values come from JSON as they are. */
export type AnySchema = Schema.Codec<unknown, unknown>

/** What the generator knows of the sections, from their schemas. */
export interface Registry {
  readonly names: readonly string[]
  readonly schemaOf: (name: string) => AnySchema | undefined
  readonly metaOf: (name: string) => SectionMeta
}

const schemas = new Map<string, AnySchema>(
  Object.entries(sections).map(([name, schema]) => [name, schema as unknown as AnySchema]),
)

/** The sections a page config may name. */
export const registry: Registry = {
  names: [...schemas.keys()],
  schemaOf: (name) => schemas.get(name),
  metaOf: (name) => {
    const schema = schemas.get(name)
    const meta = schema && SchemaAST.resolve(schema.ast)?.section
    if (!meta) throw new Error(`Section ${name} was not made by section()`)
    return meta
  },
}
