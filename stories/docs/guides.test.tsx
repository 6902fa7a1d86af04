import { existsSync, readFileSync } from 'node:fs'
import { render, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import type { ComponentExamples } from '#design-system/examples.ts'
import { listComponentStates } from '../states/listComponentStates.tsx'
import { errorMessages } from './errorMessages.ts'
import { componentGuides } from './guides.ts'
import { keyboardTables } from './keyboard/keyTables.ts'
import { knownComponentLimitations } from './knownComponentLimitations.ts'
import { responsiveBehaviourNotes } from './responsiveBehaviourNotes.ts'

const exampleModules = import.meta.glob<{ readonly examples: ComponentExamples<object> }>(
  '../../design-system/components/*/*.examples.tsx',
  { eager: true },
)

const componentModules = import.meta.glob<Readonly<Record<string, ComponentType<object>>>>(
  ['../../design-system/components/*/*.tsx', '!**/*.test.tsx'],
  { eager: true },
)

/** Names of the public components, from the index. */
const names = [
  ...readFileSync('design-system/index.ts', 'utf8').matchAll(/\/components\/(\w+)\/\1\.tsx'/g),
].map(([, name = '']) => name)

function defaultExampleOf(name: string) {
  const file = `../../design-system/components/${name}/${name}`
  const Component = componentModules[`${file}.tsx`]?.[name]
  const { props } = exampleModules[`${file}.examples.tsx`]?.examples.default ?? {}
  if (!Component || !props) throw new Error(`${name} has no default example`)
  return { Component, props }
}

it('every public component has a guide, and no other', () => {
  expect(Object.keys(componentGuides).toSorted()).toEqual(names.toSorted())
})

it.each(
  Object.entries({
    keyTables: keyboardTables,
    errorMessages,
    knownComponentLimitations,
    responsiveBehaviourNotes,
  }),
)('%s belong to public components', (_, table) => {
  expect(Object.keys(table).filter((name) => !names.includes(name))).toEqual([])
})

it('every field has error messages', () => {
  const fields = Object.keys(keyboardTables).filter((name) => {
    const { Component, props } = defaultExampleOf(name)
    return listComponentStates(Component, props).some((state) => state.name === 'Error')
  })
  expect(Object.keys(errorMessages).toSorted()).toEqual(fields.toSorted())
})

it('every component that depends on the width of screen or container documents it', () => {
  const changing = names.filter((name) => {
    const file = `design-system/components/${name}/${name}.css.ts`
    return (
      existsSync(file) &&
      /media\.(mobile|desktop|folded|wide)|@container/.test(readFileSync(file, 'utf8'))
    )
  })
  expect(changing.length).toBeGreaterThan(15)
  expect(changing.filter((name) => !Object.hasOwn(responsiveBehaviourNotes, name))).toEqual([])
})

const renderDefault = (name: string) => {
  const { Component, props } = defaultExampleOf(name)
  return render(<Component {...props} />)
}

/** Components whose controls are passed as content. */
const containers = new Set(['EmptyState', 'Field', 'Fieldset', 'Prose', 'Split'])

/** Components whose examples are texts or empty boxes; for others a text alone is not a drawing. */
const textual = new Set([
  'Badge',
  'Container',
  'EmptyState',
  'Field',
  'Grid',
  'Numeral',
  'Prose',
  'PuzzleSlider',
  'Skeleton',
  'Split',
  'Stack',
  'Text',
  'VisuallyHidden',
])

const drawn =
  '[role=region], a, button, dl, fieldset, h2, h3, h4, hr, img, input, li, meter, progress, select, summary, svg, table, textarea'

const controls = 'a[href], button, input, select, summary, textarea, video, [tabindex="0"]'

describe.each(Object.entries(componentGuides))('the guide of %s', (name, guide) => {
  it('names related components that exist, and not itself', () => {
    expect(guide.related.filter((one) => !names.includes(one) || one === name)).toEqual([])
  })

  it('numbers parts that the default example has', async () => {
    // A dialog is outside of the container, and a toast appears after a moment.
    const { baseElement } = renderDefault(name)
    const listMissing = () =>
      guide.anatomy.filter(([, , selector]) => selector && !baseElement.querySelector(selector))
    await waitFor(() => expect(listMissing()).toEqual([]))
  })

  it('has a table of keys if the default example has a control of its own', () => {
    const { container } = renderDefault(name)
    const needsTable = container.querySelector(controls) !== null && !containers.has(name)
    expect(needsTable && !Object.hasOwn(keyboardTables, name)).toBe(false)
  })

  it.each(['right', 'wrong'] as const)('draws a %s example', (verdict) => {
    const { container } = render(<>{guide[verdict].drawing}</>)
    expect(container.childElementCount).toBeGreaterThan(0)
    if (!textual.has(name)) expect(container.querySelector(drawn)).not.toBeNull()
  })
})
