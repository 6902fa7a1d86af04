import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { splitLocale } from '#data/locale/locales.ts'
import { pairwiseLooks, lookDimensions } from '../matrix.ts'
import {
  fingerprintFolder,
  baselinesFolder,
  readPictureFingerprints,
  createPictureBaseline,
} from './baselines.ts'
import { ariaSnapshotExtension } from './outline.ts'
import { pagePictureFrames } from './pages/frames.ts'
import { pagePictureStates } from './pages/pagePictureStates.ts'
import { findDifferenceFromReference } from './picture.ts'

const mebibyte = 1024 * 1024
const pictures = readdirSync(baselinesFolder).filter((name) => name.endsWith('.webp'))

describe('the committed pictures', () => {
  it('have at most 24 MiB in total, and each is compared', () => {
    const bytes = pictures.map((name) => statSync(join(baselinesFolder, name)).size)
    expect(bytes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(24 * mebibyte)
    const names = pagePictureFrames.flatMap(({ name, hasPicture }) =>
      hasPicture ? `${name}.webp` : [],
    )
    expect(pictures.toSorted()).toEqual(names.toSorted())
  })

  it('have one ARIA snapshot per page', () => {
    const snapshots = readdirSync(baselinesFolder).filter((name) =>
      name.endsWith(ariaSnapshotExtension),
    )
    const pages = pagePictureFrames.filter(({ hasAriaSnapshot }) => hasAriaSnapshot)
    expect(snapshots.toSorted()).toEqual(
      pages.map(({ name }) => name + ariaSnapshotExtension).toSorted(),
    )
    expect(new Set(pages.map(({ page }) => page)).size).toBe(pages.length)
    const bytes = snapshots.map((name) => statSync(join(baselinesFolder, name)).size)
    expect(bytes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(mebibyte / 2)
  })

  it('have fingerprints of at most 4 MiB, of each page in all of its pictures', () => {
    const folder = join(baselinesFolder, fingerprintFolder)
    const files = readdirSync(folder)
    const bytes = files.map((name) => statSync(join(folder, name)).size)
    expect(bytes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(4 * mebibyte)
    const groups = [...new Set(pagePictureFrames.map(({ group }) => group))]
    const found = groups.flatMap((group) => [...readPictureFingerprints(group).keys()])
    expect(found.toSorted()).toEqual(pagePictureFrames.map(({ name }) => name).toSorted())
  })
})

describe('the looks of pages', () => {
  it('cover every theme, contrast, language and width of the matrix', () => {
    for (const of of ['theme', 'contrast'] as const)
      expect(new Set(pagePictureFrames.map(({ look }) => look[of]))).toEqual(
        new Set(pairwiseLooks.map((look) => look[of])),
      )
    expect(pagePictureFrames.every(({ isKept }) => isKept)).toBe(true)
    expect(new Set(pagePictureFrames.map(({ name }) => name)).size).toBe(pagePictureFrames.length)
  })

  it('show each page in English, German and Chinese, in each theme and width', () => {
    const own = pagePictureFrames.filter(({ page }) => !(page in pagePictureStates))
    for (const [page, shown] of Map.groupBy(own, (frame) => frame.page)) {
      const values = new Set(
        shown.flatMap(({ address, look: { theme }, width }) => [
          splitLocale(address).locale,
          `${theme.brand} ${theme.mode}`,
          width,
        ]),
      )
      const themes = lookDimensions.theme.map(({ brand, mode }) => `${brand} ${mode}`)
      for (const value of ['en', 'de', 'cn', ...themes, ...lookDimensions.width])
        expect([page, values.has(value), value]).toEqual([page, true, value])
    }
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
    const reference = await createPictureBaseline(await drawn(gray))
    expect(await findDifferenceFromReference(reference, await drawn(gray))).toBeUndefined()
    const slight = await findDifferenceFromReference(reference, await drawn(gray, nearlyGray))
    expect(slight?.problem).toBe('0 pixels differ strongly, 1 tiles of 64 px slightly')
    const strong = await findDifferenceFromReference(reference, await drawn(gray, 'red'))
    expect(strong?.problem).toMatch(/^1\d\d pixels differ strongly/)
    const longer = await findDifferenceFromReference(reference, await drawn(gray, gray, 410))
    expect(longer?.problem).toBe('was 200 x 400 px, is 200 x 410')
  })

  it('finds the first difference of a picture of another height', async () => {
    const reference = await createPictureBaseline(await drawn(gray))
    const moved = await sharp(await drawn(gray, 'red'))
      .extend({ top: 300, background: gray })
      .png()
      .toBuffer()
    for (const [{ picture }, files] of [
      [reference, ['kept', 'difference']],
      [{ picture: undefined }, ['difference']],
    ] as const) {
      const found = await findDifferenceFromReference({ ...reference, picture }, moved)
      // The square is at 330 px, in the tile from 320 px.
      expect(found?.first).toBe(320)
      expect(Object.keys(found?.pictures ?? {})).toEqual(files)
    }
    // The last tile from 384 px.
    for (const height of [390, 410])
      expect(
        (await findDifferenceFromReference(reference, await drawn(gray, gray, height)))?.first,
      ).toBe(384)
  })

  it('leaves out what the lossy picture alone differs in, not what has moved within a tile', async () => {
    const withDot = async (left: number, size: number) => {
      const create = { width: size, height: size, channels: 3 as const, background: 'white' }
      return sharp(await drawn(gray))
        .composite([{ input: { create }, left, top: 10 }])
        .png()
        .toBuffer()
    }
    const { fingerprint } = await createPictureBaseline(await drawn(gray))
    // The picture before has a dot that its fingerprint knows nothing of.
    const { picture } = await createPictureBaseline(await withDot(150, 1))
    const found = await findDifferenceFromReference(
      { fingerprint, picture },
      await drawn(gray, 'red'),
    )
    const { data, info } = await sharp(found?.pictures.difference)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const markAt = (x: number, y: number) => data[(y * info.width + x) * info.channels]
    expect([markAt(25, 35), markAt(150, 10)]).toEqual([255, 0])
    const shifted = await findDifferenceFromReference(
      await createPictureBaseline(await withDot(150, 4)),
      await withDot(160, 4),
    )
    expect(shifted?.problem).toMatch(/^\d+ pixels differ strongly, 0 tiles/)
  })

  it('finds slight changes without the picture before', async () => {
    const { fingerprint } = await createPictureBaseline(await drawn(gray))
    const slight = await findDifferenceFromReference({ fingerprint }, await drawn(gray, nearlyGray))
    expect(slight?.problem).toBe('1 tiles of 64 px differ')
    expect(Object.keys(slight?.pictures ?? {})).toEqual(['difference'])
    const elsewhere = { isExact: false }
    expect(
      await findDifferenceFromReference({ fingerprint }, await drawn(nearlyGray), elsewhere),
    ).toBeUndefined()
    expect(
      await findDifferenceFromReference({ fingerprint }, await drawn('black'), elsewhere),
    ).toBeDefined()
  })

  it('leaves out masks', async () => {
    const reference = await createPictureBaseline(await drawn(gray))
    const masks = [[10, 20, 40, 40]] as const
    expect(
      await findDifferenceFromReference(reference, await drawn(gray, 'red'), { masks }),
    ).toBeUndefined()
  })

  it('ignores slight changes of a processor that rounds differently', async () => {
    const reference = await createPictureBaseline(await drawn(gray))
    const other = { isExact: false }
    expect(
      await findDifferenceFromReference(reference, await drawn(gray, nearlyGray), other),
    ).toBeUndefined()
    expect(
      await findDifferenceFromReference(reference, await drawn(gray, 'red'), other),
    ).toBeDefined()
  })
})
