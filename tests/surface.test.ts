import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportsOf, surfaceText } from '../stories/.storybook/surface/surface.ts'
import { readComponent } from '../stories/.storybook/surface/component.ts'

const top = join(import.meta.dirname, '..')
const index = join(top, 'design-system/index.ts')
const snapshot = join(top, 'design-system/surface.txt')
const command = 'vitest run --config=tests/vitest.config.ts tests/surface.test.ts --update'

const components = exportsOf(index).filter(
  ({ name, isType, path }) => !isType && path.endsWith(`/${name}/${name}.tsx`),
)

describe('the public surface of the design system', () => {
  it('is what design-system/surface.txt says', async () => {
    await expect(
      surfaceText(index),
      `Users of the design system see this change. If it is wanted, write it down: npx ${command}`,
    ).toMatchFileSnapshot(snapshot)
  })

  it.each(components)('$name has a sentence on every prop but its content', ({ name, path }) => {
    const component = readComponent(path, name)
    expect(component?.sentence, 'on the component').not.toBe('')
    const silent = component?.props.filter(
      ({ name: prop, sentence }) => sentence === '' && prop !== 'children',
    )
    expect(silent?.map((prop) => prop.name)).toEqual([])
  })

  it.each(components)('$name takes neither className nor style', ({ name, path }) => {
    const names = readComponent(path, name)?.props.map((prop) => prop.name)
    expect(names).not.toContain('className')
    expect(names).not.toContain('style')
  })
})

describe('reading props from source', () => {
  it('knows unions of props, lists in style files and usual values', () => {
    const button = readComponent(join(top, 'design-system/components/Button/Button.tsx'), 'Button')
    const prop = (name: string) => button?.props.find((one) => one.name === name)
    expect(prop('href')).toMatchObject({ optional: true, type: 'string' })
    expect(prop('size')).toMatchObject({ type: "'medium' | 'small'", usual: "'medium'" })
    expect(prop('variant')?.sentence).toContain('primary')
  })

  it('covers every export of the index', () => {
    const text = readFileSync(index, 'utf8')
    expect(exportsOf(index).length).toBeGreaterThanOrEqual(
      text.match(/\bexport \{/g)?.length ?? Infinity,
    )
  })
})
