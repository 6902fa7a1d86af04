import { describe, expect, test } from 'vitest'
import type { StoryContextForEnhancers } from 'storybook/internal/types'
import page from '#pages-config/schema/page.schema.json' with { type: 'json' }
import { sectionControls } from './sectionControls.ts'

const sections = page.properties.sections.items.allOf.map((schema) => ({
  name: schema.if.properties.section.const,
  fields: schema.then.properties as unknown as Readonly<
    Record<string, { readonly description?: string }>
  >,
}))

const controlsOf = (name: string) =>
  sectionControls({ title: `Sections/Content/${name}`, argTypes: {} } as StoryContextForEnhancers)

describe.each(sections)('the controls of $name', ({ name, fields }) => {
  const controls = controlsOf(name)

  test('are one for each field of its schema, with its description', () => {
    const own = Object.keys(fields).filter((field) => field !== 'section')
    expect(Object.keys(controls).toSorted()).toEqual(own.toSorted())
    for (const field of own)
      expect([field, controls[field]?.description]).toEqual([field, fields[field]?.description])
  })

  test('offer a choice, a switch, a number or a text, and JSON only for lists and groups', () => {
    for (const [field, { control, options }] of Object.entries(controls)) {
      const { type } = Object(control) as { readonly type?: string }
      const schema = Object(fields[field]) as { readonly type?: string }
      expect([field, type === 'object']).toEqual([
        field,
        schema.type === 'array' || schema.type === 'object',
      ])
      if (type === 'select') expect([field, (options ?? []).length > 0]).toEqual([field, true])
      else expect(options).toBeUndefined()
    }
  })

  test('leave out languages and dates, which do not change a story', () => {
    for (const field of ['locales', 'from', 'until'])
      expect(controls[field]).toMatchObject({ control: false, table: { disable: true } })
  })
})

test('messages are typed, since a list of all would be too long', () => {
  expect(controlsOf('Split')['title']).toMatchObject({ control: { type: 'text' } })
  expect(controlsOf('Split')['picture']).toMatchObject({ control: { type: 'select' } })
})
