import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { DifferencesWithSameCause, ReportedPictureDifference } from '../report.ts'
import { addReviewDecision, findReviewDecision, readDecisions } from './decisions.ts'
import { createStaticReport } from './staticReport.ts'
import { readSuiteResult } from './suiteResult.ts'
import { countReviewDecisions, areDifferencesAccepted, formatComparisonSummary } from './summary.ts'

const found = (name: string): ReportedPictureDifference => ({
  name,
  group: name,
  hasPicture: false,
  address: `/${name}`,
  look: { theme: { brand: 'fern', mode: 'light' }, contrast: 'usual' },
  width: 400,
  problem: '9 pixels differ',
  digest: `digest of ${name}`,
  changed: ['picture'],
  causes: [],
  first: 0,
  links: [{ text: 'Page', href: `http://localhost:3000/${name}` }],
  outline: [],
  styles: [],
  files: ['actual'],
})
const padded = (name: string): ReportedPictureDifference => ({
  ...found(name),
  styles: [{ property: 'padding-top', before: '4px', after: '5px', elements: ['a'], count: 1 }],
})
const groups: readonly DifferencesWithSameCause[] = [
  { cause: 'Button', places: ['Button.css.ts:8'], pictures: [padded('one'), padded('two')] },
  { cause: '', places: [], pictures: [found('three')] },
]
const [button] = groups
const decision = {
  verdict: 'accepted',
  by: 'Ada',
  why: 'New padding',
  pictures: { one: 'digest of one', two: 'digest of two' },
} as const

it('accepts a picture only as it was when somebody decided', () => {
  expect(findReviewDecision(found('one'), [decision])?.by).toBe('Ada')
  expect(findReviewDecision({ name: 'one', digest: 'later' }, [decision])).toBeUndefined()
  expect(button && countReviewDecisions(button, [decision])).toEqual({
    accepted: 2,
    refused: 0,
    open: 0,
  })
  expect(areDifferencesAccepted(groups, [decision])).toBe(false)
  const rest = { ...decision, pictures: { three: 'digest of three' } }
  expect(areDifferencesAccepted(groups, [decision, rest])).toBe(true)
  expect(areDifferencesAccepted(groups, [decision, { ...rest, verdict: 'refused' }])).toBe(false)
})

it('keeps one decision for each picture, with a person and a reason', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'decisions-')), 'decisions.json')
  addReviewDecision(decision, file)
  const later = { ...decision, verdict: 'refused', pictures: { one: 'later' } } as const
  addReviewDecision(later, file)
  expect(readDecisions(file)).toEqual([{ ...decision, pictures: { two: 'digest of two' } }, later])
  expect(() => addReviewDecision({ ...decision, by: ' ' }, file)).toThrow('names a person')
  expect(() => addReviewDecision({ ...decision, why: '' }, file)).toThrow('a reason')
})

it('summarizes the groups with counts and decisions', () => {
  const text = formatComparisonSummary(groups, [decision], {
    base: '0123456789abcdef',
    flaky: ['four'],
    unseen: ['site/sections/Hero'],
    failures: ['home has no horizontal scrollbar'],
  })
  expect(text).toContain('3 differ from 0123456789ab')
  expect(text).toContain(
    '| 1 | Button; Button.css.ts:8 | padding-top (4px to 5px) | 2 | 2 | 0 | 0 | Ada: New padding |',
  )
  expect(text).toContain('| 2 | No known cause |  | 1 | 0 | 0 | 1 |  |')
  expect(text).toContain('- home has no horizontal scrollbar')
  expect(text).toContain('Differed once, not again: four')
  expect(text).toContain('Changes that no picture shows: site/sections/Hero')
  expect(
    formatComparisonSummary([], [], { base: 'a', flaky: [], unseen: [], failures: [] }),
  ).toContain('Nothing differs.')
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
  expect(readSuiteResult('visual', text(), differing)).toEqual({
    groups: new Set(['home', 'search', 'login']),
    failures: ['search looks unchanged', 'the review passes axe'],
  })
  const stopped = text({ stats: { skipped: 3 }, errors: [{ message: 'no server' }] })
  expect(readSuiteResult('visual', stopped, differing).failures.slice(0, 2)).toEqual([
    'visual: 3 tests did not run',
    'visual: no server',
  ])
  const notRun = { groups: new Set(), failures: ['visual did not run'] }
  expect(readSuiteResult('visual', undefined, differing)).toEqual(notRun)
  expect(readSuiteResult('visual', '{}', differing)).toEqual(notRun)
})

it('writes a report that contains its pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const create = { width: 9, height: 9, channels: 3 as const, background: 'gray' }
  const png = await sharp({ create }).png().toBuffer()
  for (const { name } of groups.flatMap(({ pictures }) => pictures))
    writeFileSync(join(folder, `${name}.actual.png`), png)
  const html = await createStaticReport({ groups, unseen: [] }, [decision], folder)
  expect(html.match(/data:image\/webp;base64/g)).toHaveLength(3)
  expect(html).toContain('accepted by Ada')
  expect(html).not.toMatch(/<(link|script)[^>]+(href|src)=/)
})
