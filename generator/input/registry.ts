import { type Schema, SchemaAST } from 'effect'
import type { SectionMetadata } from '#data/pages/configFields.ts'
import { sectionSchemas } from '#sections/registry.ts'

/** Any schema of JSON values. */
export type AnyJsonSchemaCodec = Schema.Codec<unknown, unknown>

/** Schemas and metadata of all sections. */
export interface SectionRegistry {
  readonly names: readonly string[]
  readonly schemaOf: (name: string) => AnyJsonSchemaCodec | undefined
  readonly metaOf: (name: string) => SectionMetadata
}

const schemas = new Map<string, AnyJsonSchemaCodec>(
  Object.entries(sectionSchemas).map(([name, schema]) => [
    name,
    schema as unknown as AnyJsonSchemaCodec,
  ]),
)

/** The sections that page configs can use. */
export const pageSectionRegistry: SectionRegistry = {
  names: [...schemas.keys()],
  schemaOf: (name) => schemas.get(name),
  metaOf: (name) => {
    const schema = schemas.get(name)
    const meta = schema && SchemaAST.resolve(schema.ast)?.section
    if (!meta) throw new Error(`Section ${name} was not made by section()`)
    return meta
  },
}
