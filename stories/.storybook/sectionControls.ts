import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'
import names from '#pages-config/schema/names.schema.json' with { type: 'json' }
import page from '#pages-config/schema/page.schema.json' with { type: 'json' }

/** A field in the JSON Schema of page configs. */
interface FieldSchema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  /** Reference to a list of names: messages, pictures, records. */
  readonly allOf?: readonly { readonly $ref?: string }[]
}

interface SectionSchema {
  readonly if: { readonly properties: { readonly section: { readonly const: string } } }
  readonly then: { readonly properties: Readonly<Record<string, FieldSchema>> }
}

const sections = new Map(
  (page.properties.sections.items.allOf as unknown as readonly SectionSchema[]).map((schema) => [
    schema.if.properties.section.const,
    schema.then.properties,
  ]),
)
const lists = names.definitions as unknown as Readonly<Record<string, FieldSchema>>

/** Longer lists, such as that of all messages, are typed instead of chosen. */
const longestList = 150

/** Adds a control for each field of its config to the stories of a section. */
export const sectionControls: ArgTypesEnhancer = ({ title, argTypes }) => {
  const fields = title.startsWith('Sections/') && sections.get(title.split('/').at(-1) ?? '')
  if (!fields) return argTypes
  const own = Object.entries(fields).flatMap(([name, field]) =>
    name === 'section' ? [] : [[name, { ...argTypes[name], ...controlOf(name, field) }] as const],
  )
  return { ...argTypes, ...Object.fromEntries(own) }
}

/** Fields that every section has, for languages and dates: a story shows the section regardless. */
const isAboutVisibility = (field: FieldSchema): boolean => Object.keys(field).length === 0

function controlOf(name: string, field: FieldSchema): StrictInputType {
  if (isAboutVisibility(field)) return { name, control: false, table: { disable: true } }
  const list = field.allOf?.flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? []).at(0)
  const options = field.enum ?? (list === undefined ? undefined : lists[list]?.enum)
  const about = { name, ...(field.description !== undefined && { description: field.description }) }
  if (options && options.length <= longestList)
    return { ...about, options, control: { type: 'select' } }
  if (field.type === 'boolean') return { ...about, control: { type: 'boolean' } }
  if (field.type === 'number' || field.type === 'integer') {
    const { minimum: min, maximum: max } = field
    return {
      ...about,
      control: {
        type: 'number',
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      },
    }
  }
  return { ...about, control: { type: field.type === 'string' || list ? 'text' : 'object' } }
}
