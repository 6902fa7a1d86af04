import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPictureFingerprints } from './baselines.ts'
import { acceptDifference } from './differences.ts'
import { ariaSnapshotExtension, compareAccessibilityOutlines } from './outline.ts'

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

it('only writes the parts that differ: picture, outline or both', async () => {
  const top = mkdtempSync(join(tmpdir(), 'outlines-'))
  const [from, to] = [join(top, 'found'), join(top, 'kept')]
  const a = { name: 'a', group: 'page', hasPicture: true }
  mkdirSync(from)
  const create = { width: 9, height: 9, channels: 3 as const, background: 'gray' }
  writeFileSync(join(from, 'a.actual.png'), await sharp({ create }).png().toBuffer())
  writeFileSync(join(from, `a.actual${ariaSnapshotExtension}`), page('  - list'))
  await acceptDifference({ ...a, changed: ['outline'] }, from, to)
  expect(readdirSync(to)).toEqual([`a${ariaSnapshotExtension}`])
  expect(readFileSync(join(to, `a${ariaSnapshotExtension}`), 'utf8')).toBe(page('  - list'))
  writeFileSync(join(from, `a.actual${ariaSnapshotExtension}`), '')
  await acceptDifference({ ...a, changed: ['picture'] }, from, to)
  expect(readdirSync(to).toSorted()).toEqual([
    `a${ariaSnapshotExtension}`,
    'a.webp',
    'fingerprints',
  ])
  expect([...readPictureFingerprints('page', to).keys()]).toEqual(['a'])
  await acceptDifference({ ...a, changed: ['picture', 'outline'] }, from, to)
  expect(existsSync(join(to, `a${ariaSnapshotExtension}`))).toBe(false)
})
