import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import * as designSystem from '#design-system'
import type { ComponentExamples } from '#design-system/examples.ts'
import { keyboardTables } from '../docs/keyboard/keyTables.ts'
import { listComponentStates } from './listComponentStates.tsx'

const examples = import.meta.glob<{ readonly examples: ComponentExamples<object> }>(
  '../../design-system/components/*/*.examples.tsx',
  { eager: true },
)
const components = new Map(Object.entries(designSystem))

const statesOf = (name: string) =>
  listComponentStates(
    components.get(name) as ComponentType<object>,
    examples[`../../design-system/components/${name}/${name}.examples.tsx`]?.examples.default
      .props ?? {},
  )

describe('the states of a component are found from its props:', () => {
  it.each([
    ['Button', ['Loading', 'Disabled']],
    ['Checkbox', ['Checked', 'Error', 'Disabled', 'Indeterminate']],
    ['CodeInput', ['Error', 'Read-only', 'Disabled']],
    ['Combobox', ['Selected', 'Error', 'Disabled']],
    ['DateInput', ['Error', 'Read-only', 'Disabled']],
    ['Disclosure', ['Open']],
    ['FileUpload', ['Error', 'Disabled']],
    ['FilterChips', ['Selected', 'Error', 'Disabled']],
    ['Input', ['Error', 'Read-only', 'Disabled']],
    ['NumberInput', ['Error', 'Read-only', 'Disabled']],
    ['PasswordInput', ['Error', 'Read-only', 'Disabled']],
    ['PhoneInput', ['Error', 'Read-only', 'Disabled']],
    ['RadioGroup', ['Selected', 'Error', 'Disabled']],
    ['SearchField', ['Read-only', 'Disabled']],
    ['Select', ['Selected', 'Error', 'Disabled']],
    ['Switch', ['Checked', 'Disabled']],
    ['Table', ['Loading']],
    ['Textarea', ['Error', 'Read-only', 'Disabled']],
    ['MegaMenu', ['Open']],
    ['Breadcrumbs', []],
  ])('%s has %j', (name, expected) => {
    expect(statesOf(name).map((state) => state.name)).toEqual(expected)
  })

  it('shows an error with a remedy in each field', () => {
    const errors = Object.keys(keyboardTables).flatMap((name) =>
      statesOf(name).flatMap((state) => ('error' in state.props ? state.props.error : [])),
    )
    expect(errors.length).toBeGreaterThan(10)
    expect(errors).not.toContain('Correct this entry.')
  })

  it.each(Object.keys(keyboardTables))('%s is a component of the index', (name) => {
    expect(components.has(name)).toBe(true)
  })
})
