import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import type { DocumentSnapshot } from './document/documentSnapshot.ts'
import { comparedStyleProperties } from './document/properties.ts'
import type { PictureFrame } from './picture.ts'

// Other tests may have loaded these modules with the folders of the repository.
vi.resetModules()
const root = mkdtempSync(join(tmpdir(), 'felcera-pictures-'))
vi.stubEnv('REPOSITORY_ROOT', root)
vi.stubEnv('BASELINES', join(root, 'baselines'))
const { comparePicturesWithBaselines } = await import('./comparePicturesWithBaselines.ts')
const { savePictureFingerprints } = await import('./baselines.ts')
const { readDifferences } = await import('./differences.ts')
const { encodeDocument } = await import('./document/documentSnapshot.ts')
const { readPicture } = await import('./comparison.ts')
const { storePicture } = await import('./store.ts')
vi.unstubAllEnvs()
afterAll(() => {
  rmSync(root, { recursive: true })
  vi.resetModules()
})

const probe = 'probe'

/** Draws a page with a link in a colour, and its document. */
async function drawn(colour: string, background = 'white') {
  const link = await sharp({
    create: { width: 40, height: 20, channels: 3, background: colour },
  })
    .png()
    .toBuffer()
  const png = await sharp({ create: { width: 200, height: 100, channels: 3, background } })
    .composite([{ input: link, left: 10, top: 10 }])
    .png()
    .toBuffer()
  const valuesOf = (own: Readonly<Record<string, string>>) =>
    comparedStyleProperties.map((property) => own[property] ?? '')
  const document: DocumentSnapshot = {
    rows: [valuesOf({}), valuesOf({ 'background-color': colour })],
    elements: [
      { name: 'body', parent: -1, row: 0, box: [0, 0, 200, 100] },
      { name: 'a', parent: 0, row: 1, box: [10, 10, 40, 20] },
    ],
  }
  return { png, document: () => Promise.resolve(document), repaint: () => Promise.resolve(png) }
}

const frameOf = (name: string): PictureFrame => ({
  name,
  group: 'index',
  address: '/en',
  page: 'index',
  look: { theme: { brand: 'fern', mode: 'light' }, contrast: 'usual', locale: 'en' },
  width: 200,
  hasAriaSnapshot: false,
  isKept: true,
})

it('opens the page of a picture once if another has confirmed all of its changes, unless it is painted otherwise the second time', async () => {
  const before = await drawn('green')
  const { fingerprint } = await readPicture({ png: before.png }, probe)
  storePicture(fingerprint, { png: before.png, document: encodeDocument(await before.document()) })
  const changed = await drawn('blue')
  /** Pictures that each frame returns, in order. */
  const shows = {
    confirming: [changed, changed],
    confirmed: [changed],
    flaky: [{ ...(await drawn('blue', 'silver')), repaint: changed.repaint }, changed],
    state: [{ ...changed, repaint: undefined }, changed],
    once: [await drawn('red'), before],
  }
  const names = Object.keys(shows) as (keyof typeof shows)[]
  savePictureFingerprints('index', new Map(names.map((name) => [name, fingerprint])))
  const takes = new Map<string, number>()
  const shots = names.map((name) => ({
    frame: frameOf(name),
    take: () => {
      const count = takes.get(name) ?? 0
      takes.set(name, count + 1)
      const shown = shows[name][count]
      return shown ? Promise.resolve(shown) : Promise.reject(new Error('taken too often'))
    },
  }))
  const browser = { name: '', executablePath: '', args: [], env: {}, version: '', pinned: true }
  const info = {
    annotations: [],
    project: { metadata: { browser: { ...browser, probe } } },
  } as unknown as Parameters<typeof comparePicturesWithBaselines>[2]
  await comparePicturesWithBaselines('index', shots, info)
  expect(Object.fromEntries(takes)).toEqual({
    confirming: 2,
    confirmed: 1,
    flaky: 2,
    state: 2,
    once: 2,
  })
  expect(
    readDifferences().map(({ name, changes }) => [name, changes.map(({ kind }) => kind)]),
  ).toEqual([
    ['confirmed', ['style']],
    ['confirming', ['style']],
    ['flaky', ['style', 'flaky']],
    ['once', ['flaky']],
    ['state', ['style']],
  ])
})
