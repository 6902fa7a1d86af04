import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../pages-config')

interface Views {
  readonly views?: readonly string[]
  readonly darkViews?: readonly string[]
  readonly pictures?: readonly string[]
  readonly darkPictures?: readonly string[]
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const products = read('content/products.json') as readonly Views[]
const sections = globSync('pages/**/*.json', { cwd: folder }).flatMap(
  (file) => (read(file) as { readonly sections?: readonly Views[] }).sections ?? [],
)

it('each picture for dark mode replaces one of the pictures beside it', () => {
  const sets = [
    ...products.map(({ views = [], darkViews = [] }) => [views, darkViews] as const),
    ...sections.map(({ pictures = [], darkPictures = [] }) => [pictures, darkPictures] as const),
  ].filter(([, dark]) => dark.length > 0)
  expect(sets.length).toBeGreaterThan(11)
  expect(
    sets.flatMap(([light, dark]) => {
      const names = light.map((name) => `${name}-dark`)
      return dark.filter((name) => !names.includes(name))
    }),
  ).toEqual([])
})
