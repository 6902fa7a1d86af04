import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPictureFingerprints, savePictureFingerprints } from './baselines.ts'
import { readPicture } from './comparison.ts'
import { acceptDifferences } from './differences.ts'
import { formatPictureFingerprint } from './fingerprint.ts'
import { ariaSnapshotExtension, compareAccessibilityOutlines } from './outline.ts'
import type { PictureDifference } from './picture.ts'

const page = (...lines: readonly string[]) => `${['- main:', ...lines].join('\n')}\n`
const texts = (count: number) => Array.from({ length: count }, (_, at) => `  - text: ${at}`)

describe('the difference of two outlines', () => {
  it('is undefined if they are equal', () => {
    expect(compareAccessibilityOutlines(page('  - list'), page('  - list'))).toBeUndefined()
  })

  it('contains the added and removed lines with context', () => {
    const [before, now] = [
      page(...texts(9), '  - link "Buy"'),
      page(...texts(9), '  - link "Order"', '  - button'),
    ]
    expect(compareAccessibilityOutlines(before, now)).toMatchObject({
      problem: 'outline: 2 added, 1 removed',
      lines: [
        ['…', '7 lines as before'],
        ['', '  - text: 6'],
        ['', '  - text: 7'],
        ['', '  - text: 8'],
        ['−', '  - link "Buy"'],
        ['+', '  - link "Order"'],
        ['+', '  - button'],
      ],
      now,
    })
  })

  it('contains all lines if one of them is missing', () => {
    const [fresh, gone] = [
      compareAccessibilityOutlines('', page()),
      compareAccessibilityOutlines(page(), ''),
    ]
    expect(fresh?.lines).toEqual([['+', '- main:']])
    expect(gone?.lines).toEqual([['−', '- main:']])
  })
})

it('only accepts the parts that differ: picture, outline or both', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outlines-'))
  const create = { width: 9, height: 9, channels: 3 as const, background: 'gray' }
  const { fingerprint } = await readPicture(
    { png: await sharp({ create }).png().toBuffer() },
    'ab12',
  )
  const accept = (more: Partial<PictureDifference>) =>
    acceptDifferences(
      [{ ...difference, fingerprint: formatPictureFingerprint(fingerprint), ...more }],
      () => folder,
    )
  const outline = `a${ariaSnapshotExtension}`
  accept({ changed: ['outline'], ariaSnapshot: page('  - list') })
  expect(readdirSync(folder)).toEqual([outline])
  expect(readFileSync(join(folder, outline), 'utf8')).toBe(page('  - list'))
  accept({ changed: ['picture'], ariaSnapshot: '' })
  expect(readdirSync(folder).toSorted()).toEqual([outline, 'fingerprints'])
  expect(readPictureFingerprints('page', folder)).toEqual(new Map([['a', fingerprint]]))
  accept({ changed: ['picture', 'outline'], ariaSnapshot: '' })
  expect(existsSync(join(folder, outline))).toBe(false)
})

it('accepts a removed picture by forgetting it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outlines-'))
  const create = { width: 9, height: 9, channels: 3 as const, background: 'gray' }
  const { fingerprint } = await readPicture(
    { png: await sharp({ create }).png().toBuffer() },
    'ab12',
  )
  savePictureFingerprints('page', new Map([['a', fingerprint]]), folder)
  acceptDifferences([difference], () => folder)
  expect(readPictureFingerprints('page', folder).size).toBe(0)
  expect(existsSync(join(folder, 'fingerprints/page.json'))).toBe(false)
})

const difference: PictureDifference = {
  name: 'a',
  group: 'page',
  address: '/a',
  look: { theme: { brand: 'fern', mode: 'light' }, contrast: 'usual', locale: 'en' },
  width: 400,
  problem: '9 pixels differ',
  digest: 'digest',
  first: [0, 0],
  changed: ['picture'],
  outline: [],
  changes: [],
  styles: [],
  files: [],
}
