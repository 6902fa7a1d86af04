import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isPictureFile, readMasterPicture } from './masters.ts'

const plain = (width: number, channels: 3 | 4, alpha = 1) =>
  sharp({
    create: { width, height: 480, channels, background: { r: 90, g: 120, b: 60, alpha } },
  })

test('reads a JPEG and applies its orientation', async () => {
  const bytes = await plain(1000, 3).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const master = await readMasterPicture('barn.jpg', bytes)
  expect(master).toMatchObject({ recipes: [{ name: 'barn', widths: [480, 780, 1080] }] })
  if ('problem' in master) throw new Error(master.problem)
  expect(await sharp(master.bytes).metadata()).toMatchObject({ width: 480, height: 1000 })
})

test('reads a WebP', async () => {
  const master = await readMasterPicture('barn.webp', await plain(1000, 3).webp().toBuffer())
  expect(master).toMatchObject({ recipes: [{ name: 'barn' }] })
})

test('treats a PNG with an opaque alpha channel as a photograph', async () => {
  const opaque = await readMasterPicture('barn.png', await plain(1000, 4).png().toBuffer())
  expect(opaque).toMatchObject({ recipes: [{ name: 'barn' }] })
  const cut = await readMasterPicture('barn.png', await plain(1000, 4, 0.5).png().toBuffer())
  expect(cut).toMatchObject({ recipes: [{ name: 'barn' }, { name: 'barn-tile' }] })
})

test('reports a master that is too narrow', async () => {
  expect(await readMasterPicture('barn.png', await plain(600, 3).png().toBuffer())).toEqual({
    problem: 'It is 600 px wide: make it at least 640 px wide.',
  })
})

test.each([
  ['barn.gif', 'Save it as PNG, JPEG or WebP.'],
  ['Our Barn.png', 'Name it with lower-case letters, digits and hyphens, as pages will name it.'],
])('reports how to fix %s', async (file, problem) => {
  expect(isPictureFile(file)).toBe(true)
  expect(await readMasterPicture(file, await plain(1000, 3).png().toBuffer())).toEqual({ problem })
})
