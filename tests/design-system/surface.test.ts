import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listExports, formatPublicSurface } from '../../stories/.storybook/surface/surface.ts'
import { parseComponentSource } from '../../stories/.storybook/surface/component.ts'
import { listMentionedObjectTypes } from '../../stories/.storybook/surface/mentionedObjectTypes.ts'
import { parseFile } from '../../stories/.storybook/surface/source.ts'

const top = join(import.meta.dirname, '../..')
const index = join(top, 'design-system/index.ts')
const snapshot = join(top, 'design-system/surface.txt')
const command =
  'vitest run --config=tests/vitest.config.ts tests/design-system/surface.test.ts --update'

const components = listExports(index).filter(
  ({ name, isType, path }) => !isType && path.endsWith(`/${name}/${name}.tsx`),
)

describe('the public surface of the design system', () => {
  it('is equal to design-system/surface.txt', async () => {
    await expect(
      formatPublicSurface(index),
      `The public API of the design system has changed. If this is intended, update the snapshot: npx ${command}`,
    ).toMatchFileSnapshot(snapshot)
  })

  it.each(components)('$name documents every prop except its content', ({ name, path }) => {
    const component = parseComponentSource(path, name)
    expect(component?.sentence, 'on the component').not.toBe('')
    const silent = component?.props.filter(
      ({ name: prop, sentence }) => sentence === '' && prop !== 'children',
    )
    expect(silent?.map((prop) => prop.name)).toEqual([])
  })

  it.each(components)('$name has neither className nor style props', ({ name, path }) => {
    const names = parseComponentSource(path, name)?.props.map((prop) => prop.name)
    expect(names).not.toContain('className')
    expect(names).not.toContain('style')
  })
})

describe('reading props from source', () => {
  it('reads unions of props, lists in style files and default values', () => {
    const button = parseComponentSource(
      join(top, 'design-system/components/Button/Button.tsx'),
      'Button',
    )
    const prop = (name: string) => button?.props.find((one) => one.name === name)
    expect(prop('href')).toMatchObject({ optional: true, type: 'string' })
    expect(prop('size')).toMatchObject({ type: "'medium' | 'small'", usual: "'medium'" })
    expect(prop('variant')?.sentence).toContain('primary')
    expect(button?.elements).toEqual(['a', 'button'])
  })

  it('lists the fields of items, also of nested ones from other files, each type once', () => {
    const header = parseFile(join(top, 'design-system/components/SiteHeader/SiteHeader.tsx'))
    const types = listMentionedObjectTypes('readonly NavItem[]', header, new Set())
    expect(types.map(({ name }) => name)).toEqual([
      'NavItem',
      'NavLink',
      'MegaMenuColumn',
      'MegaMenuLink',
      'PictureSource',
    ])
    expect(types[0]?.fields).toContainEqual(
      expect.objectContaining({
        name: 'columns',
        optional: true,
        type: 'readonly MegaMenuColumn[]',
      }),
    )
    expect(
      listMentionedObjectTypes("readonly Omit<StatProps, 'size'>[]", header, new Set()),
    ).toEqual([])
  })

  it.each(components)('$name documents every field of its items', ({ name, path }) => {
    const seen = new Set<string>()
    const types = parseComponentSource(path, name)?.props.flatMap(({ type }) =>
      listMentionedObjectTypes(type, parseFile(path), seen),
    )
    const silent = types?.flatMap((type) =>
      type.fields
        .filter(({ sentence }) => sentence === '')
        .map((one) => `${type.name}.${one.name}`),
    )
    expect(silent).toEqual([])
  })

  it('covers every export of the index', () => {
    const text = readFileSync(index, 'utf8')
    expect(listExports(index).length).toBeGreaterThanOrEqual(
      text.match(/\bexport \{/g)?.length ?? Infinity,
    )
  })
})
