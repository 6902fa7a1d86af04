import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { personalCenterViewNames } from '#sections/PersonalCenter/PersonalCenter.schema.ts'
import { routes } from '#generated/routes.ts'
import { listValuePairs, lookDimensions, pairwiseLooks } from '../matrix.ts'
import { baselinesFolder, fingerprintFolder, readPictureFingerprints } from './baselines.ts'
import {
  describePictureDifference,
  describeFlakyPicture,
  findPictureSimilarity,
  readPicture,
} from './comparison.ts'
import {
  formatPictureFingerprint,
  parsePictureFingerprint,
  type PictureFingerprint,
} from './fingerprint.ts'
import { ariaSnapshotExtension } from './outline.ts'
import { listRecordFrames, pagePictureFrames } from './pages/frames.ts'
import { pagePictureStates } from './pages/pagePictureStates.ts'
import type { PictureFrame } from './picture.ts'
import { repositoryRoot } from './repositoryRoot.ts'

const kibibyte = 1024

describe('the committed baselines', () => {
  it('are texts of at most 1 MiB: fingerprints and outlines, no pictures', () => {
    const tracked = execFileSync('git', ['ls-files', '-z', 'tests/visual'], { cwd: repositoryRoot })
    const files = tracked
      .toString()
      .split('\0')
      .filter((file) => file !== '')
    expect(files.filter((file) => /\.(webp|png|jpe?g|avif)$/.test(file))).toEqual([])
    const texts = readdirSync(baselinesFolder, { recursive: true, encoding: 'utf8' })
    const bytes = texts.map((name) => statSync(join(baselinesFolder, name)).size)
    expect(bytes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(1024 * kibibyte)
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
  })

  it('have a fingerprint of each picture, and of no other', () => {
    const folder = join(baselinesFolder, fingerprintFolder)
    const groups = readdirSync(folder).map((name) => name.replace(/\.json$/, ''))
    const found = groups.flatMap((group) => [...readPictureFingerprints(group).keys()])
    expect(found.toSorted()).toEqual(pagePictureFrames.map(({ name }) => name).toSorted())
    for (const group of groups) {
      const text = readFileSync(join(folder, `${group}.json`), 'utf8')
      const entries = Object.values(JSON.parse(text) as Record<string, string>)
      expect(entries.filter((entry) => !parsePictureFingerprint(entry))).toEqual([])
    }
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

  it('show each page and state in English, German and Chinese, in each of its themes and widths', () => {
    for (const [group, shown] of Map.groupBy(pagePictureFrames, (frame) => frame.group)) {
      const { media, widths = lookDimensions.width } = pagePictureStates[group] ?? {}
      const values = new Set<string | number>(
        shown.flatMap(({ look: { theme, locale }, width }) => [
          locale,
          `${theme.brand} ${theme.mode}`,
          width,
        ]),
      )
      const themes = lookDimensions.theme.map(({ brand, mode }) => `${brand} ${mode}`)
      for (const value of ['en', 'de', 'cn', ...(media ? [] : themes), ...widths])
        expect([group, values.has(value), value]).toEqual([group, true, value])
    }
  })

  it('include every page, and every view of the personal center', () => {
    const pages = new Set(pagePictureFrames.map(({ page }) => page))
    expect(routes.map(({ page }) => page).filter((page) => !pages.has(page))).toEqual([])
    for (const view of personalCenterViewNames)
      expect(pagePictureStates).toHaveProperty([`state.personal-center.${view}`])
  })

  it('are covered in pairs by the sample of a whole run, with every outline', async () => {
    vi.resetModules()
    vi.stubEnv('SAMPLE_PICTURES', '1')
    const chosen = await import('./pages/frames.ts')
    vi.unstubAllEnvs()
    const names = new Set(chosen.pagePictureFrames.map(({ name }) => name))
    const sample = pagePictureFrames.filter(({ name }) => names.has(name))
    expect(pagePictureFrames.filter((one) => one.hasAriaSnapshot && !names.has(one.name))).toEqual(
      [],
    )
    const pairsIn = (frames: readonly PictureFrame[]) =>
      new Set(
        frames.flatMap(({ look, width }) => {
          const known = lookDimensions.width.find((one) => one === width)
          return known === undefined
            ? []
            : listValuePairs({ ...look, width: known, motion: 'reduced' }, lookDimensions)
        }),
      )
    expect(pairsIn(sample)).toEqual(pairsIn(pagePictureFrames))
    const groups = Map.groupBy(pagePictureFrames, ({ group }) => group)
    for (const group of groups.keys()) {
      const own = sample.filter((frame) => frame.group === group)
      expect([group, own.length]).toEqual([group, 2])
      expect([group, new Set(own.map(({ look }) => look.locale)).size]).toEqual([group, 2])
    }
  })

  it('add other records for a text that reaches only these', () => {
    const record = '/de/products/control-cabinet'
    const [frame, ...others] = listRecordFrames([
      { addresses: new Set([record]), locales: ['de'], isContent: true },
    ])
    expect(frame).toMatchObject({ address: record, page: 'products/_id', look: { locale: 'de' } })
    expect(others).toEqual([])
    expect(listRecordFrames([{ addresses: new Set([record]), isContent: false }])).toEqual([])
    expect(listRecordFrames([{ addresses: new Set(['/de/about-us']), isContent: true }])).toEqual(
      [],
    )
  })
})

type Colour = string | { readonly r: number; readonly g: number; readonly b: number }

/** Draws a gray picture with a square of 10 px in a colour. */
async function drawn(
  background: Colour,
  square: Colour = background,
  { height = 400, left = 20, size = 10, probe = 'this' } = {},
) {
  const create = (width: number, high: number, color: Colour) => ({
    create: { width, height: high, channels: 3 as const, background: color },
  })
  const png = await sharp(create(200, height, background))
    .composite([{ input: create(size, size, square), left, top: 130 }])
    .png()
    .toBuffer()
  return readPicture({ png }, probe)
}

describe('the comparison with a baseline', () => {
  const gray = { r: 128, g: 128, b: 128 }
  const nearlyGray = { ...gray, r: 129 }

  it('finds a page that is darker by 24 levels, with and without the picture before', async () => {
    const before = await drawn(gray)
    const darker = await drawn({ r: 104, g: 104, b: 104 })
    const seen = await describePictureDifference(before.fingerprint, before, darker)
    expect(seen?.problem).toBe('0 pixels differ strongly, 80000 slightly (at most 24 levels)')
    const unseen = await describePictureDifference(before.fingerprint, {}, darker)
    expect(unseen?.problem).toBe('rows 0–64, 64–128, 128–192, 4 more differ')
  })

  it('finds one level of one channel on one pixel', async () => {
    const before = await drawn(gray)
    expect(
      await describePictureDifference(before.fingerprint, before, await drawn(gray)),
    ).toBeUndefined()
    const now = await drawn(gray, nearlyGray, { size: 1 })
    const found = await describePictureDifference(before.fingerprint, before, now)
    expect(found?.problem).toBe('0 pixels differ strongly, 1 slightly (at most 1 levels)')
    expect(found?.first).toEqual([20, 130])
  })

  it('finds what has moved by one pixel, also without the picture before', async () => {
    const before = await drawn(gray, 'red')
    const moved = await drawn(gray, 'red', { left: 21 })
    const found = await describePictureDifference(before.fingerprint, {}, moved)
    expect(found?.problem).toBe('rows 128–192 differ')
    expect(found?.first).toEqual([0, 128])
    expect(found?.changes.map(({ kind }) => kind)).toEqual(['unknown'])
    expect(Object.keys(found?.pictures ?? {})).toEqual(['difference'])
    const known = await describePictureDifference(before.fingerprint, before, moved)
    expect(known?.problem).toBe('20 pixels differ strongly, 0 slightly (at most 128 levels)')
    expect(Object.keys(known?.pictures ?? {})).toEqual(['kept', 'difference'])
  })

  it('finds another height, and marks what was added', async () => {
    const before = await drawn(gray)
    for (const [height, first] of [
      [410, 400],
      [390, 389],
    ] as const) {
      const now = await drawn(gray, gray, { height })
      const found = await describePictureDifference(before.fingerprint, before, now)
      expect(found?.problem).toMatch(`was 200 x 400 px, is 200 x ${height}`)
      expect(found?.first).toEqual([0, first])
    }
  })

  it('takes what another processor rounds for unchanged, with and without the picture before', async () => {
    const [before, now] = [await drawn(gray), await drawn(nearlyGray, 'gray', { probe: 'other' })]
    for (const stored of [before, {}]) {
      expect(await findPictureSimilarity(before.fingerprint, stored, now)).toBe('coarse')
      expect(await describePictureDifference(before.fingerprint, stored, now)).toBeUndefined()
    }
    const same = await drawn(gray, gray, { probe: 'other' })
    expect(await findPictureSimilarity(before.fingerprint, {}, same)).toBe('exact')
  })

  it('finds another shade, size or block of a page on another processor', async () => {
    const before = await drawn(gray)
    const probe = 'other'
    for (const now of [
      await drawn({ r: 104, g: 104, b: 104 }, gray, { probe }),
      await drawn(gray, gray, { height: 401, probe }),
      await drawn(gray, 'black', { size: 60, probe }),
    ]) {
      expect(await findPictureSimilarity(before.fingerprint, {}, now)).toBeUndefined()
      expect(await describePictureDifference(before.fingerprint, {}, now)).toBeDefined()
    }
    const small = await drawn(gray, 'white', { size: 11, probe })
    expect(await findPictureSimilarity(before.fingerprint, {}, small)).toBe('coarse')
    expect(await findPictureSimilarity(before.fingerprint, before, small)).toBeUndefined()
  })

  it('keeps fingerprints as text', async () => {
    const { fingerprint } = await drawn(gray, 'red')
    expect(parsePictureFingerprint(formatPictureFingerprint(fingerprint))).toEqual(fingerprint)
    expect(parsePictureFingerprint('another format')).toBeUndefined()
  })

  it('names two tries that are unequal', async () => {
    const [first, second] = [await drawn(gray), await drawn(gray, nearlyGray)]
    expect(await describeFlakyPicture(first, first)).toBeUndefined()
    const found = await describeFlakyPicture(first, second)
    expect(found?.problem).toBe(
      'differed once, not again: 0 pixels differ strongly, 100 slightly (at most 1 levels)',
    )
    expect(found?.changes.map(({ kind }) => kind)).toEqual(['flaky'])
  })
})

describe('the store of pictures', () => {
  it('has a picture with the document of the last build, and takes a newer one', async () => {
    const root = mkdtempSync(join(tmpdir(), 'felcera-store-'))
    vi.resetModules()
    vi.stubEnv('REPOSITORY_ROOT', root)
    const { findStoredPicture, isPictureStored, storePicture } = await import('./store.ts')
    vi.unstubAllEnvs()
    const fingerprint = { digest: 'abc' } as PictureFingerprint
    const png = Buffer.from('pixels')
    storePicture(fingerprint, { png, document: Buffer.from('before') })
    expect(isPictureStored(fingerprint, 'page')).toBe(true)
    const stamp = join(root, 'site/dist/stamp')
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, '')
    const later = new Date(Date.now() + 60_000)
    utimesSync(stamp, later, later)
    expect(isPictureStored(fingerprint, 'page')).toBe(false)
    expect(isPictureStored(fingerprint, 'story')).toBe(true)
    storePicture(fingerprint, { png, document: Buffer.from('now') })
    expect(findStoredPicture(fingerprint).document?.toString()).toBe('now')
    rmSync(root, { recursive: true })
  })
})
