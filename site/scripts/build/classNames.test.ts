import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createClassNameGenerator } from './classNames.ts'

const site = join(import.meta.dirname, '../..')
const button = '../design-system/components/Button/Button.css.ts'
const hero = 'sections/Hero/Hero.css.ts'

it('class names begin with two letters of their style file and are equal in each environment', () => {
  const nameOf = createClassNameGenerator(site)
  const names = ['x0', 'x1', 'x2'].map((hash) => nameOf({ hash, filePath: button }))
  const [letters = ''] = names[0]?.match(/^[b-z]{2}/) ?? []
  expect(names).toEqual([`${letters}0`, `${letters}1`, `${letters}2`])
  expect(nameOf({ hash: 'y0', filePath: hero })).not.toBe(names[0])
  expect(nameOf({ hash: 'x1', filePath: button })).toBe(names[1])
  expect(createClassNameGenerator(site)({ hash: 'x0', filePath: button })).toBe(names[0])
})

it('a style file outside of the project has no class names', () => {
  expect(() => createClassNameGenerator(site)({ hash: 'x0', filePath: 'other/A.css.ts' })).toThrow(
    /No class names for ".*other\/A\.css\.ts"/,
  )
})
