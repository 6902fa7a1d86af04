import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { PageConfig } from '#data/pages/pageConfig.ts'
import { pageSectionRegistry } from '#generator/input/registry.ts'
import type { EditorField, EditorFieldKind } from '../../api/editorFields.ts'
import { createEditorFields } from './fields.ts'

/** Kinds of a form, with those inside them. */
const kindsOf = (kind: EditorFieldKind): readonly string[] => {
  switch (kind.kind) {
    case 'list':
      return [kind.kind, ...kindsOf(kind.item)]
    case 'group':
      return [kind.kind, ...kind.fields.flatMap(kindsOf)]
    case 'oneOf':
      return [kind.kind, ...kind.shapes.flatMap((shape) => kindsOf(shape.kind))]
    default:
      return [kind.kind]
  }
}

const sections = pageSectionRegistry.names.flatMap((name) => {
  const schema = pageSectionRegistry.schemaOf(name)
  return schema ? [{ name, schema }] : []
})

describe('createEditorFields', () => {
  it.each(sections)('has a form for every field of $name', ({ schema }) => {
    const fields = createEditorFields(schema)
    expect(fields.map(({ name }) => name)).toContain('anchor')
    expect(fields.every(({ description }) => description !== '')).toBe(true)
  })

  it('has every kind of field in the sections', () => {
    const kinds = sections.flatMap(({ schema }) => createEditorFields(schema).flatMap(kindsOf))
    expect([...new Set(kinds)].toSorted()).toMatchInlineSnapshot(`
      [
        "choice",
        "constant",
        "flag",
        "group",
        "list",
        "moment",
        "name",
        "number",
        "oneOf",
        "text",
        "words",
      ]
    `)
  })

  it('has the limits of lists, numbers and pictures', () => {
    const field = (section: string, name: string) =>
      createEditorFields(pageSectionRegistry.schemaOf(section) as Schema.Constraint).find(
        (one: EditorField) => one.name === name,
      )
    expect(field('FeatureGrid', 'tiles')).toMatchObject({ kind: 'list', min: 3, max: 7 })
    expect(field('NewsTeaser', 'count')).toMatchObject({
      kind: 'number',
      whole: true,
      min: 1,
      max: 6,
      optional: true,
    })
    expect(field('Hero', 'picture')).toMatchObject({ kind: 'name', of: 'picture' })
    expect(field('Hero', 'title')).toMatchObject({ kind: 'words', heading: true })
    expect(field('Hero', 'anchor')).toMatchObject({ kind: 'text', pattern: '^[a-z][a-z0-9-]*$' })
  })

  it('takes old addresses as texts, because the site no longer has them', () => {
    const { sections: _, ...pageFields } = PageConfig.fields
    const field = createEditorFields(Schema.Struct(pageFields)).find(
      ({ name }) => name === 'redirectFrom',
    )
    expect(field).toMatchObject({ kind: 'list', item: { kind: 'text' } })
  })

  it('refuses schemas without a form', () => {
    expect(() => createEditorFields(Schema.Struct({ any: Schema.Unknown }))).toThrow('schema.any')
  })
})
