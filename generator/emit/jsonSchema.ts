import { Schema } from 'effect'
import { SourcedFigure, formatFigure } from '#data/messages/figures.ts'
import { collectionNames } from '#data/content/collectionNames.ts'
import { collections } from '#data/content/collections.ts'
import {
  isMessageReferenceKind,
  messagePattern,
  type ReferenceKind,
} from '#data/pages/configFields.ts'
import { OperatorEntry } from '#data/content/operator.ts'
import { middlewareNames } from '#data/pages/middlewareNames.ts'
import { sectionVisibilityFields } from '#data/pages/sectionVisibility.ts'
import { FragmentConfig, PageConfig, SiteConfig } from '#data/pages/pageConfig.ts'
import { listPublicPaths } from '../plan/addresses.ts'
import { memoize } from '../run/memo.ts'
import type { ContentFile, Project } from '../input/project.ts'
import { describeMessagePlaces } from '../i18n/messagePlaces.ts'
import { getAltTextMessageId } from '../plan/usages.ts'
import { pageSectionRegistry } from '../input/registry.ts'
import { configLimits } from '../input/limits.ts'
import type { OutputFiles } from './data.ts'

/** A JSON Schema or a part of one. */
export type JsonSchema = { readonly [key: string]: unknown }

/** Holds the names of a site for all schemas, so that a new name changes one file. */
const namesFile = 'names.schema.json'

/** Holds the texts of messages, each with where it is shown. */
const messagesFile = 'messages.schema.json'

/** Emits JSON Schemas for editors: fields with descriptions and defaults, names as enumerations. */
export function emitJsonSchemas(project: Project): OutputFiles {
  const names = fileOf('Names', { definitions: namesOf(project) })
  // Field schemas are constant while the process runs; only names change.
  return new Map([...fieldSchemaFiles(), [namesFile, names], [messagesFile, messagesOf(project)]])
}

const fileOf = (title: string, schema: JsonSchema): string =>
  `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', title, ...schema }, null, 2)}\n`

const messageText = { type: 'string', minLength: 1, description: 'Text in ICU message format' }

function messagesOf(project: Project): string {
  const places = describeMessagePlaces(project)
  const ids = [...(project.catalogues.get('en')?.messages.keys() ?? [])].toSorted()
  const { description } = messageText
  return fileOf('Messages', {
    type: 'object',
    propertyNames: { pattern: messagePattern.source },
    properties: Object.fromEntries(
      ids.map((id) => [
        id,
        { ...messageText, description: [`${description}.`, ...places(id)].join(' ') },
      ]),
    ),
    additionalProperties: messageText,
  })
}

let fieldSchemas: OutputFiles | undefined

const fieldSchemaFiles = (): OutputFiles =>
  (fieldSchemas ??= new Map([
    ['page.schema.json', fileOf('Page', withSections(PageConfig, true))],
    ['fragment.schema.json', fileOf('Fragment', withSections(FragmentConfig, false))],
    ['site.schema.json', fileOf('Site', toJsonSchema(SiteConfig))],
    ...collectionNames.map(
      (name) =>
        [
          `${name}.schema.json`,
          fileOf(titleOf(name), { type: 'array', items: toJsonSchema(collections[name]) }),
        ] as const,
    ),
    [
      'operator.schema.json',
      fileOf('Operator', { type: 'object', additionalProperties: toJsonSchema(OperatorEntry) }),
    ],
    [
      'figures.schema.json',
      fileOf('Figures', { type: 'object', additionalProperties: toJsonSchema(SourcedFigure) }),
    ],
    [
      'translation.schema.json',
      fileOf('Translated messages', {
        type: 'object',
        propertyNames: { $ref: nameRef('message') },
        allOf: [{ $ref: messagesFile }],
      }),
    ],
  ]))

const nameRef = (list: string): string => `${namesFile}#/definitions/${list}`

const titleOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** Builds the schema of a page or a fragment, whose sections are discriminated by `section`. */
function withSections(schema: Schema.Constraint, fragments: boolean): JsonSchema {
  const page = toJsonSchema(schema)
  const { sections, ...properties } = page['properties'] as Readonly<Record<string, JsonSchema>>
  const alternatives = pageSectionRegistry.names.map((name) => sectionSchema(name))
  return {
    ...page,
    properties: {
      ...properties,
      sections: {
        ...sections,
        maxItems: configLimits.sections,
        items: {
          type: 'object',
          ...(fragments
            ? { anyOf: [{ required: ['section'] }, { required: ['fragment'] }] }
            : { required: ['section'] }),
          properties: {
            section: {
              description: 'Name of the section',
              oneOf: pageSectionRegistry.names.map((name) => ({
                const: name,
                description: pageSectionRegistry.metaOf(name).description,
              })),
            },
            ...(fragments && { fragment: { $ref: nameRef('fragment') } }),
            ...visibilityProperties(),
          },
          allOf: alternatives,
          defaultSnippets: pageSectionRegistry.names.map(snippetOf),
        },
      },
    },
  }
}

/** Builds the editor snippet of a section: its name and its required fields. */
function snippetOf(name: string): JsonSchema {
  const schema = pageSectionRegistry.schemaOf(name)
  let stops = 0
  const fill = (field: JsonSchema): unknown => {
    const { type, properties, required = [], items, anyOf, default: defaultValue } = field
    if (type === 'object' || properties) {
      const fields = Object.entries((properties ?? {}) as Readonly<Record<string, JsonSchema>>)
      const needed = fields.filter(([key]) => (required as readonly string[]).includes(key))
      return Object.fromEntries(needed.map(([key, value]) => [key, fill(value)]))
    }
    if (type === 'array') {
      const all = [field, ...((field['allOf'] ?? []) as readonly JsonSchema[])]
      const least = all.map(({ minItems }) => minItems).find((count) => count !== undefined)
      return Array.from({ length: Number(least ?? 0) }, () => fill(items as JsonSchema))
    }
    if (Array.isArray(anyOf) && anyOf[0] !== undefined) return fill(anyOf[0] as JsonSchema)
    const [first] = (field['enum'] ?? []) as readonly unknown[]
    const value = field['const'] ?? defaultValue ?? first
    if (typeof value === 'string' || value === undefined)
      return `\${${++stops}${value === undefined ? '' : `:${value}`}}`
    return value
  }
  const fields = schema ? (fill(toJsonSchema(schema)) as JsonSchema) : {}
  return {
    label: name,
    description: pageSectionRegistry.metaOf(name).description,
    body: { section: name, ...fields },
  }
}

const visibilityNames = Object.keys(sectionVisibilityFields)

const visibilityProperties = () =>
  toJsonSchema(Schema.Struct(sectionVisibilityFields))['properties'] as JsonSchema

function sectionSchema(name: string): JsonSchema {
  const schema = pageSectionRegistry.schemaOf(name)
  const { properties, required, ...rest } = schema ? toJsonSchema(schema) : {}
  return {
    if: { required: ['section'], properties: { section: { const: name } } },
    then: {
      ...rest,
      properties: {
        section: { const: name },
        ...(properties as JsonSchema),
        // Described once for all sections.
        ...Object.fromEntries(visibilityNames.map((field) => [field, true])),
      },
      required: ['section', ...((required ?? []) as readonly string[])],
    },
  }
}

/** Converts an Effect schema to the JSON Schema that editors read. */
export const toJsonSchema = memoize((schema: Schema.Constraint): JsonSchema => {
  const { schema: root, definitions } = Schema.toJsonSchemaDocument(schema, {
    onExcessProperty: 'error',
    includeAnnotationKey: (key) => key === 'reference',
  })
  return inlined(root, definitions) as JsonSchema
})

/** Inlines definitions, and replaces reference fields by the enumeration of their names. */
function inlined(node: unknown, definitions: Readonly<Record<string, JsonSchema>>): unknown {
  if (Array.isArray(node)) return node.map((item) => inlined(item, definitions))
  if (typeof node !== 'object' || node === null) return node
  const { allOf, $ref, reference, ...rest } = node as JsonSchema
  const target = typeof $ref === 'string' ? definitions[$ref.split('/').at(-1) ?? ''] : undefined
  if (target) return inlined({ ...target, ...rest }, definitions)
  if (Array.isArray(allOf))
    return inlined(Object.assign({}, rest, ...(allOf as JsonSchema[])) as JsonSchema, definitions)
  const fields = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, inlined(value, definitions)]),
  )
  const list = typeof reference === 'string' && definitionFor(reference as ReferenceKind)
  if (!list) return fields
  const { description } = fields as { description?: string }
  return { ...(description && { description }), allOf: [{ $ref: nameRef(list) }] }
}

/** Returns the definition that enumerates the names of a kind; texts of records and old paths have none. */
function definitionFor(kind: ReferenceKind): string | undefined {
  if (kind === 'words' || kind === 'headingWords' || kind === 'oldPath') return undefined
  if (isMessageReferenceKind(kind)) return 'message'
  return kind === 'operatorWords' ? 'operator' : kind.replace('record:', 'record-')
}

function namesOf(project: Project): JsonSchema {
  const ids = (content: ContentFile<unknown>) =>
    enumOf(content.entries.flatMap(({ id }) => id ?? []))
  const english = project.catalogues.get('en')?.messages
  const textOf = (id: string): string => english?.get(id)?.text ?? ''
  return {
    figure: described(
      project.figures.entries.map(({ id, value }) => [
        id,
        value ? `${formatFigure(value, 'en', (unit) => unit).text}. ${value.source}` : '',
      ]),
    ),
    link: {
      anyOf: [
        enumOf([...listPublicPaths(project).keys()]),
        {
          type: 'string',
          pattern: '^(/[^\\s]*[?#][^\\s]+|#[^\\s]+|https://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+)$',
        },
      ],
    },
    fragment: {
      description: 'Sections of fragments/<name>.json in this place',
      ...enumOf(project.fragments.map(({ id }) => id)),
    },
    message: described([...(english ?? [])].map(([id, { text }]) => [id, text])),
    middleware: enumOf(middlewareNames),
    operator: ids(project.operator),
    picture: described(
      project.pictures.entries.map(({ id, value }) => [
        id,
        value && id !== undefined
          ? `${value.width} × ${value.height} px: ${textOf(getAltTextMessageId(id))}`
          : '',
      ]),
    ),
    ...Object.fromEntries(
      collectionNames.map((name) => [`record-${name}`, ids(project.records[name])]),
    ),
  }
}

const enumOf = (names: Iterable<string>): JsonSchema => ({
  type: 'string',
  enum: [...new Set(names)].toSorted(),
})

/** Builds an enumeration of names with a description for each. */
function described(
  names: readonly (readonly [name: string | undefined, description: string])[],
): JsonSchema {
  const descriptions = new Map(
    names.flatMap(([name, text]) => (name === undefined ? [] : [[name, text]])),
  )
  const list = enumOf(descriptions.keys())
  return {
    ...list,
    enumDescriptions: (list['enum'] as readonly string[]).map((name) =>
      shortened(descriptions.get(name) ?? ''),
    ),
  }
}

const longestDescription = 160
const shortened = (text: string): string =>
  text.length > longestDescription ? `${text.slice(0, longestDescription - 1)}…` : text
