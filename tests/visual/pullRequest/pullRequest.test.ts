import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { ChangeGroup } from '../grouping/groups.ts'
import { writeCrops } from '../report.ts'
import { maxStripPictures, type ReportedPictureDifference } from '../review/reviewReport.ts'
import { parseReportPage } from '../review/page.ts'
import { addReviewDecision, judgePicture, readDecisions } from './decisions.ts'
import { createStaticReport } from './staticReport.ts'
import { readSuiteResult } from './suiteResult.ts'
import { areDifferencesAccepted, countReviewDecisions, formatComparisonSummary } from './summary.ts'

const padding = {
  kind: 'style',
  key: 'style: padding',
  title: 'padding-top 4px → 5px on a',
} as const
const word = { kind: 'text', key: 'text: word', title: 'text “a” → “b”' } as const

const found = (
  name: string,
  ...changes: ReportedPictureDifference['changes']
): ReportedPictureDifference => ({
  name,
  group: name,
  address: `/${name}`,
  look: { theme: { brand: 'fern', mode: 'light' }, contrast: 'usual', locale: 'en' },
  width: 400,
  problem: '9 pixels differ',
  digest: `digest of ${name}`,
  fingerprint: '1x1 0 0 0',
  changed: ['picture'],
  changes,
  causes: [],
  first: [0, 0],
  links: [],
  outline: [],
  styles: [],
  files: ['actual'],
})
const groupOf = (
  change: typeof padding | typeof word,
  ...pictures: readonly string[]
): ChangeGroup => ({
  id: change.key,
  kind: change.kind,
  title: change.title,
  changes: { [change.key]: change.title },
  causes: ['Button'],
  places: ['Button.css.ts:8'],
  pictures,
})
const result = {
  groups: [groupOf(padding, 'one', 'two'), groupOf(word, 'two')],
  pictures: [found('one', padding), found('two', padding, word)],
  unseen: [] as readonly string[],
}
const decision = {
  verdict: 'accepted',
  by: 'Ada',
  why: 'New padding',
  changes: [padding.key],
  pictures: { one: 'digest of one', two: 'digest of two' },
} as const

describe('a decision', () => {
  it('accepts a change in a picture only as it was when somebody decided', () => {
    const [one, two] = result.pictures as [ReportedPictureDifference, ReportedPictureDifference]
    expect(judgePicture(one, [decision]).verdict).toBe('accepted')
    expect(judgePicture({ ...one, digest: 'later' }, [decision]).verdict).toBeUndefined()
    // Its other change is open.
    expect(judgePicture(two, [decision]).verdict).toBeUndefined()
    const rest = { ...decision, changes: [word.key], pictures: { two: 'digest of two' } }
    expect(judgePicture(two, [decision, rest]).verdict).toBe('accepted')
    expect(areDifferencesAccepted(result, [decision])).toBe(false)
    expect(areDifferencesAccepted(result, [decision, rest])).toBe(true)
    const refusal = { ...rest, verdict: 'refused' } as const
    expect(areDifferencesAccepted(result, [decision, refusal])).toBe(false)
    expect(judgePicture(two, [decision, refusal]).verdict).toBe('refused')
  })

  it('about whole pictures covers all of their changes', () => {
    const { changes: _, ...whole } = decision
    expect(areDifferencesAccepted(result, [whole])).toBe(true)
  })

  it('is kept once for each change of a picture, with a person and a reason, until it is merged', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'decisions-')), 'decisions.json')
    addReviewDecision(decision, file, [])
    const other = { ...decision, changes: [word.key], pictures: { two: 'digest of two' } }
    addReviewDecision(other, file, [])
    expect(readDecisions(file)).toEqual([decision, other])
    const later = { ...decision, verdict: 'refused', pictures: { one: 'later' } } as const
    addReviewDecision(later, file, [])
    const rest = { ...decision, pictures: { two: 'digest of two' } }
    expect(readDecisions(file)).toEqual([rest, other, later])
    addReviewDecision({ ...later, pictures: { three: 'new' } }, file, [rest, other])
    expect(readDecisions(file)).toEqual([later, { ...later, pictures: { three: 'new' } }])
    expect(() => addReviewDecision({ ...decision, by: ' ' }, file, [])).toThrow('names a person')
    expect(() => addReviewDecision({ ...decision, why: '' }, file, [])).toThrow('a reason')
  })
})

it('counts flaky pictures neither as open nor as accepted', () => {
  const flaky = { ...found('flaky', { kind: 'flaky', key: 'flaky', title: 'Flaky' }), changed: [] }
  expect(areDifferencesAccepted({ pictures: [flaky] }, [])).toBe(true)
})

it('summarizes the groups with counts and decisions', () => {
  const [first] = result.groups
  expect(first && countReviewDecisions(result, first, [decision])).toEqual({
    accepted: 1,
    refused: 0,
    open: 1,
  })
  const text = formatComparisonSummary(
    {
      ...result,
      base: '0123456789abcdef',
      unseen: ['site/sections/Hero'],
      failures: ['home has no horizontal scrollbar'],
      retaken: ['home: the browser closed'],
    },
    [decision],
  )
  expect(text).toContain('2 differ from 0123456789ab')
  expect(text).toContain(
    '| 1 | padding-top 4px → 5px on a | Button, Button.css.ts:8 | 2 | 1 | 1 | 0 | 1 | Ada: New padding |',
  )
  expect(text).toContain('- home has no horizontal scrollbar')
  expect(text).toContain('Failed once, taken when tried again: home: the browser closed')
  expect(text).toContain('Changes that no picture shows: site/sections/Hero')
  const nothing = { groups: [], pictures: [], unseen: [], failures: [], retaken: [] }
  expect(formatComparisonSummary({ ...nothing, base: 'a' }, [])).toContain('Nothing differs.')
})

it('tells failures that no picture explains, and a suite that did not run', () => {
  const specs = [
    { title: 'home looks unchanged', ok: false },
    { title: 'search looks unchanged', ok: false },
    { title: 'the review passes axe', ok: false },
    { title: 'login looks unchanged', ok: true },
  ]
  const text = (more: object = {}) => JSON.stringify({ suites: [{ suites: [{ specs }] }], ...more })
  const differing = new Set(['home'])
  expect(readSuiteResult('visual', text(), differing)).toEqual([
    'search looks unchanged',
    'the review passes axe',
  ])
  const stopped = text({ stats: { skipped: 3 }, errors: [{ message: 'no server' }] })
  expect(readSuiteResult('visual', stopped, differing).slice(0, 2)).toEqual([
    'visual: 3 tests did not run',
    'visual: no server',
  ])
  expect(readSuiteResult('visual', undefined, differing)).toEqual(['visual did not run'])
  expect(readSuiteResult('visual', '{}', differing)).toEqual(['visual did not run'])
})

it('the pictures of a strip are cut for a page that opens from the disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'strip-'))
  const create = { width: 900, height: 900, channels: 3 as const, background: 'gray' }
  const names = Array.from({ length: 20 }, (_, at) => `picture ${at}`)
  for (const name of [...names, 'alone'])
    await sharp({ create })
      .png()
      .toFile(join(folder, `${name}.actual.png`))
  const groups = [groupOf(padding, ...names), groupOf(word, 'alone')]
  const pictures = [...names, 'alone'].map((name) => found(name, padding))
  await writeCrops({ groups, pictures }, folder)
  const crops = readdirSync(folder).filter((file) => file.endsWith('.crop.png'))
  expect(crops).toHaveLength(maxStripPictures + 1)
  expect(crops).not.toContain('alone.crop.png')
})

describe('the report in one file', () => {
  async function report(count: number, size = 9) {
    const folder = mkdtempSync(join(tmpdir(), 'report-'))
    const create = { width: size, height: size, channels: 3 as const, background: 'gray' }
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const png = await sharp({ create: size > 9 ? { ...create, noise } : create })
      .png()
      .toBuffer()
    const names = Array.from({ length: count }, (_, at) => `picture ${at}`)
    for (const name of names) writeFileSync(join(folder, `${name}.actual.png`), png)
    const groups = [groupOf(padding, ...names)]
    const pictures = names.map((name) => found(name, padding))
    const decided = { ...decision, pictures: { 'picture 0': 'digest of picture 0' } }
    return createStaticReport({ groups, pictures, unseen: [] }, [decided], folder)
  }

  it('contains the first picture of a group and crops of eight others, and lists the rest', async () => {
    const html = await report(40)
    expect(html.match(/data:image\/webp;base64/g)).toHaveLength(9)
    expect(html).toContain('accepted by Ada')
    expect(html).not.toMatch(/<(link|script)[^>]+(href|src)=/)
    const { groups, pictures } = parseReportPage(html)
    expect(groups[0]?.pictures).toHaveLength(40)
    expect(pictures.filter(({ isCropped }) => isCropped)).toHaveLength(8)
    expect(pictures[39]?.fingerprint).toBe('1x1 0 0 0')
  })
})
