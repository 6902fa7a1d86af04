import { Schema } from 'effect'
import { Figure } from '#data/figures.ts'
import { collectionNames } from '#data/collectionNames.ts'
import { collections } from '#data/collections.ts'
import type { ReferenceKind } from '#data/fields.ts'
import { OperatorEntry } from '#data/operator.ts'
import { middlewareNames } from '#data/middlewareNames.ts'
import { FragmentConfig, PageConfig, SiteConfig } from '#data/pageConfig.ts'
import { addressesOf } from '../addresses.ts'
import { keeper, once } from '../keeper.ts'
import type { Content, Project } from '../project.ts'
import { registry } from '../registry.ts'
import { limits } from '../limits.ts'
import type { Files } from './data.ts'

/** JSON Schema, or a part of one. */
export type Json = { readonly [key: string]: unknown }

/** JSON Schemas for editors: fields with descriptions and defaults, names as lists to choose from. */
export function emitSchemas(project: Project): Files {
  const defs = namesOf(project)
  // Fields come from the code: while that runs, only names change.
  return schemaFiles(emitSchemas, [JSON.stringify(defs)], () => filesOf(defs))
}

const schemaFiles = keeper<Files>()

function filesOf(defs: Json): Files {
  // The definitions are long, and the same in every file.
  const definitions = JSON.stringify({ definitions: defs }, null, 2).slice('{\n'.length)
  const file = (title: string, schema: Json): string => {
    const head = { $schema: 'http://json-schema.org/draft-07/schema#', title, ...schema }
    return `${JSON.stringify(head, null, 2).slice(0, -'\n}'.length)},\n${definitions}\n`
  }
  return new Map([
    ['page.schema.json', file('Page', withSections(PageConfig, true))],
    ['fragment.schema.json', file('Fragment', withSections(FragmentConfig, false))],
    ['site.schema.json', file('Site', schemaOf(SiteConfig))],
    ...collectionNames.map(
      (name) =>
        [
          `${name}.schema.json`,
          file(titleOf(name), { type: 'array', items: schemaOf(collections[name]) }),
        ] as const,
    ),
    [
      'operator.schema.json',
      file('Operator', { type: 'object', additionalProperties: schemaOf(OperatorEntry) }),
    ],
    [
      'figures.schema.json',
      file('Figures', { type: 'object', additionalProperties: schemaOf(Figure) }),
    ],
  ])
}

const titleOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** The fields of a page or a fragment, and its sections told apart by `section`. */
function withSections(schema: Schema.Constraint, fragments: boolean): Json {
  const page = schemaOf(schema)
  const { sections, ...properties } = page['properties'] as Readonly<Record<string, Json>>
  const shapes = registry.names.map((name) => sectionSchema(name))
  return {
    ...page,
    properties: {
      ...properties,
      sections: {
        ...sections,
        maxItems: limits.sections,
        items: {
          type: 'object',
          ...(fragments
            ? { anyOf: [{ required: ['section'] }, { required: ['fragment'] }] }
            : { required: ['section'] }),
          properties: {
            section: {
              description: 'Which section this is',
              oneOf: registry.names.map((name) => ({
                const: name,
                description: registry.metaOf(name).description,
              })),
            },
            ...(fragments && { fragment: { $ref: '#/definitions/fragment' } }),
          },
          allOf: shapes,
        },
      },
    },
  }
}

function sectionSchema(name: string): Json {
  const schema = registry.schemaOf(name)
  const { properties, required, ...rest } = schema ? schemaOf(schema) : {}
  return {
    if: { required: ['section'], properties: { section: { const: name } } },
    then: {
      ...rest,
      properties: { section: { const: name }, ...(properties as Json) },
      required: ['section', ...((required ?? []) as readonly string[])],
    },
  }
}

/** A schema for JSON as editors read it. */
export const schemaOf = once((schema: Schema.Constraint): Json => {
  const { schema: root, definitions } = Schema.toJsonSchemaDocument(schema, {
    onExcessProperty: 'error',
    includeAnnotationKey: (key) => key === 'reference',
  })
  return tidy(root, definitions) as Json
})

/** Puts definitions in their place, and names to choose from where a field names something. */
function tidy(node: unknown, definitions: Readonly<Record<string, Json>>): unknown {
  if (Array.isArray(node)) return node.map((item) => tidy(item, definitions))
  if (typeof node !== 'object' || node === null) return node
  const { allOf, $ref, reference, ...rest } = node as Json
  const target = typeof $ref === 'string' ? definitions[$ref.split('/').at(-1) ?? ''] : undefined
  if (target) return tidy({ ...target, ...rest }, definitions)
  if (Array.isArray(allOf))
    return tidy(Object.assign({}, rest, ...(allOf as Json[])) as Json, definitions)
  const fields = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, tidy(value, definitions)]),
  )
  const list = typeof reference === 'string' && listOf(reference as ReferenceKind)
  if (!list) return fields
  const { description } = fields as { description?: string }
  return { ...(description && { description }), allOf: [{ $ref: `#/definitions/${list}` }] }
}

/** Names to choose from; text of records is free. */
function listOf(kind: ReferenceKind): string | undefined {
  if (kind === 'words' || kind === 'headingWords') return undefined
  return kind === 'heading' ? 'message' : kind.replace('record:', 'record-')
}

function namesOf(project: Project): Json {
  const ids = (content: Content<unknown>) => choice(content.entries.flatMap(({ id }) => id ?? []))
  return {
    figure: ids(project.figures),
    link: {
      anyOf: [
        choice([...addressesOf(project).keys()]),
        {
          type: 'string',
          pattern: '^(/[^\\s]*[?#][^\\s]+|#[^\\s]+|https://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+)$',
        },
      ],
    },
    fragment: {
      description: 'Sections of fragments/<name>.json in this place',
      ...choice(project.fragments.map(({ id }) => id)),
    },
    message: choice(project.catalogues.get('en')?.messages.keys() ?? []),
    middleware: choice(middlewareNames),
    operator: ids(project.operator),
    picture: ids(project.pictures),
    ...Object.fromEntries(
      collectionNames.map((name) => [`record-${name}`, ids(project.records[name])]),
    ),
  }
}

const choice = (names: Iterable<string>): Json => ({
  type: 'string',
  enum: [...new Set(names)].toSorted(),
})
