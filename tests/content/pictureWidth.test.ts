import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { decodePictureManifest, limitToOneFile } from '#data/content/pictures.ts'

const folder = join(import.meta.dirname, '../../pages-config')
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

interface PageConfig {
  readonly sections?: readonly { readonly section: string; readonly picture?: string }[]
}

it('leaves one file, the narrowest that is as wide as the place of a picture, or else the widest', () => {
  const avif = '/pictures/a-320.avif 320w, /pictures/a-480.avif 480w, /pictures/a-720.avif 720w'
  const picture = { avif, src: '/pictures/a-720.webp', width: 720, height: 720 }
  const [, middle = '', widest = ''] = avif.split(', ')
  expect(limitToOneFile(picture, 384)).toEqual({ ...picture, avif: middle })
  expect(limitToOneFile(picture, 900)).toEqual({ ...picture, avif: widest })
})

it('has 1920 px of each full-bleed picture, and 1440 px for smaller windows', () => {
  const pictures = decodePictureManifest(read('pictures.json'))
  const names = globSync('pages/**/*.json', { cwd: folder }).flatMap((file) =>
    ((read(file) as PageConfig).sections ?? []).flatMap(({ section, picture }) =>
      section === 'Hero' && picture !== undefined ? picture : [],
    ),
  )
  expect(names.length).toBeGreaterThan(4)
  const widths = new Map(
    names.map((name) => [name, (pictures[name]?.avif ?? []).map(({ width }) => width)]),
  )
  expect(widths).toEqual(new Map(names.map((name) => [name, [640, 960, 1440, 1920]])))
})
