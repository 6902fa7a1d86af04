import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cropAroundPoint, encodeUploadedPicture } from './uploads.ts'

const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 90, g: 120, b: 60, alpha: 0.5 } },
  })
const upload = (bytes: Uint8Array, ratio?: number) =>
  encodeUploadedPicture({ name: 'barn', bytes, ratio, focus: { x: 0.9, y: 0.5 } })

test('keeps the focal point in a crop as far as the picture reaches', () => {
  const size = { width: 1600, height: 900 }
  expect(cropAroundPoint(size, 1, { x: 0.5, y: 0.5 })).toEqual({
    left: 350,
    top: 0,
    width: 900,
    height: 900,
  })
  expect(cropAroundPoint(size, 1, { x: 0.9, y: 0 })).toMatchObject({ left: 700, top: 0 })
  expect(cropAroundPoint(size, 4, { x: 0, y: 1 })).toEqual({
    left: 0,
    top: 500,
    width: 1600,
    height: 400,
  })
})

test.each(['jpeg', 'png', 'webp'] as const)('encodes %s in its widths', async (format) => {
  const bytes = await picture(1000, 700).toFormat(format).toBuffer()
  const encoded = await upload(bytes, 16 / 9)
  if ('problem' in encoded) throw new Error(encoded.problem)
  expect(encoded.entry).toMatchObject({ width: 960, height: 540, transparent: false })
  expect([...encoded.files.keys()]).toHaveLength(4)
  expect(encoded.entry.placeholder).toHaveLength(3)
})

test('refuses files that are no picture, damaged, animated or too large', async () => {
  const gif = await picture(700, 700).gif().toBuffer()
  const png = await picture(2000, 700).png().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
  const kinds = 'It is not a JPEG, PNG or WebP picture.'
  expect(await upload(Buffer.from('<script>'))).toEqual({ problem: kinds })
  expect(await upload(gif)).toEqual({ problem: kinds })
  expect(await upload(svg)).toEqual({ problem: kinds })
  expect(await upload(png.subarray(0, png.length / 2))).toEqual({ problem: 'It is damaged.' })
  expect(await upload(await picture(300, 200).png().toBuffer())).toEqual({
    problem: 'It is 300 px wide: make it at least 640 px wide.',
  })
  // A few kilobytes that would decode to 240 MB.
  const bomb = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer()
  expect(await upload(bomb)).toEqual({ problem: expect.any(String) as string })
})
