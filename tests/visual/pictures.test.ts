import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { looks } from '../matrix.ts'
import { frames } from './frames.ts'
import { ariaSnapshotExtension } from './outline.ts'
import { differenceFrom, fingerprintExtension, kept, referenceOf } from './picture.ts'

const mebibyte = 1024 * 1024
const pictures = readdirSync(kept).filter((name) => name.endsWith('.webp'))

describe('the committed pictures', () => {
  it('have at most 24 MiB in total, and each is compared', () => {
    const bytes = pictures.map((name) => statSync(join(kept, name)).size)
    expect(bytes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(24 * mebibyte)
    const names = new Set(frames.map(({ name }) => `${name}.webp`))
    expect(pictures.filter((name) => !names.has(name))).toEqual([])
    const fingerprints = readdirSync(kept).filter((name) => name.endsWith(fingerprintExtension))
    expect(fingerprints.map((name) => name.replace(fingerprintExtension, '.webp'))).toEqual(
      pictures,
    )
  })

  it('have one ARIA snapshot per page', () => {
    const heard = readdirSync(kept).filter((name) => name.endsWith(ariaSnapshotExtension))
    const pages = frames.filter(({ isHeard }) => isHeard)
    expect(heard.toSorted()).toEqual(
      pages.map(({ name }) => name + ariaSnapshotExtension).toSorted(),
    )
    expect(new Set(pages.map(({ page }) => page)).size).toBe(pages.length)
    const bytes = heard.map((name) => statSync(join(kept, name)).size)
    expect(bytes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(mebibyte / 4)
  })

  it('cover every theme, contrast, language and width of the matrix', () => {
    for (const of of ['theme', 'contrast'] as const)
      expect(new Set(frames.map(({ look }) => look[of]))).toEqual(
        new Set(looks.map((look) => look[of])),
      )
    expect(frames.every(({ isKept }) => isKept)).toBe(true)
    expect(new Set(frames.map(({ name }) => name)).size).toBe(frames.length)
  })
})

type Colour = string | { readonly r: number; readonly g: number; readonly b: number }

/** Draws a gray picture with a square of 10 px in a colour. */
function drawn(background: Colour, square = background, height = 400): Promise<Buffer> {
  const create = (width: number, high: number, color: Colour) => ({
    create: { width, height: high, channels: 3 as const, background: color },
  })
  return sharp(create(200, height, background))
    .composite([{ input: create(10, 10, square), left: 20, top: 30 }])
    .png()
    .toBuffer()
}

describe('the comparison with a reference', () => {
  const gray = { r: 128, g: 128, b: 128 }
  const nearlyGray = { ...gray, r: 129 }

  it('finds one level on a small square, a strong change and another height', async () => {
    const reference = await referenceOf(await drawn(gray))
    expect(await differenceFrom(reference, await drawn(gray))).toBeUndefined()
    const slight = await differenceFrom(reference, await drawn(gray, nearlyGray))
    expect(slight?.problem).toBe('0 pixels differ strongly, 1 tiles of 64 px slightly')
    const strong = await differenceFrom(reference, await drawn(gray, 'red'))
    expect(strong?.problem).toMatch(/^1\d\d pixels differ strongly/)
    const longer = await differenceFrom(reference, await drawn(gray, gray, 410))
    expect(longer?.problem).toBe('was 200 x 400 px, is 200 x 410')
  })

  it('leaves out masks', async () => {
    const reference = await referenceOf(await drawn(gray))
    const masks = [[10, 20, 40, 40]] as const
    expect(await differenceFrom(reference, await drawn(gray, 'red'), { masks })).toBeUndefined()
  })

  it('ignores slight changes of a processor that rounds differently', async () => {
    const reference = await referenceOf(await drawn(gray))
    const other = { isExact: false }
    expect(await differenceFrom(reference, await drawn(gray, nearlyGray), other)).toBeUndefined()
    expect(await differenceFrom(reference, await drawn(gray, 'red'), other)).toBeDefined()
  })
})
