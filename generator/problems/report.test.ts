import { expect, test } from 'vitest'
import { findFixtureProblems, createFixtureSources } from '#tests/fixtures/pageConfigs.ts'
import { formatProblemReport } from './report.ts'

const change = ['pages/index.json', ['sections', 1, 'section'], 'StatBnad'] as const
const result = { ok: false, problems: findFixtureProblems(change), changed: [], plan: undefined }
const { files } = createFixtureSources(change)
const plain = (text: string) => text.replaceAll(/\u001B\[\d+m/g, '')

test('the text format shows place, code, description and fix', () => {
  expect(formatProblemReport(result, files, { format: 'text', color: false })).toBe(
    `pages-config/pages/index.json:16:18  unknown-section
  "StatBnad" is not a section.
  Did you mean "StatBand"?

1 problem in 1 file; nothing was written
Each code is explained in pages-config/MANUAL.md
`,
  )
})

test('a run lists the missing entries before launch', () => {
  const done = { ok: true, problems: [], changed: [], plan: undefined }
  const text = (operator: readonly string[], counsel: readonly string[]) =>
    formatProblemReport({ ...done, launch: { operator, counsel } }, files, {
      format: 'text',
      color: false,
    })
  expect(text(['company', 'address'], ['terms'])).toBe(
    '0 pages, 0 files changed\nOpen before launch: 2 of the operator’s entries and 1 draft for counsel, see site/deploy/README.md\n',
  )
  expect(text([], [])).toBe('0 pages, 0 files changed\n')
})

test('a terminal shows a code frame', () => {
  expect(plain(formatProblemReport(result, files, { format: 'text', color: true }))).toContain(
    `    15 |     {
    16 |       "section": "StatBnad",
                          ^
    17 |       "anchor": "numbers",
`,
  )
})

test('formats problems as JSON and as annotations', () => {
  const json = JSON.parse(
    formatProblemReport(result, files, { format: 'json', color: false }),
  ) as unknown
  expect(json).toEqual({
    problems: [
      {
        code: 'unknown-section',
        severity: 'error',
        file: 'pages-config/pages/index.json',
        line: 16,
        column: 18,
        path: 'sections[1].section',
        what: '"StatBnad" is not a section.',
        fix: 'Did you mean "StatBand"?',
        nearest: 'StatBand',
        manual: 'pages-config/MANUAL.md#unknown-section',
      },
    ],
    changed: [],
  })
  expect(formatProblemReport(result, files, { format: 'github', color: false })).toBe(
    '::error file=pages-config/pages/index.json,line=16,col=18,title=unknown-section::"StatBnad" is not a section. Did you mean "StatBand"?\n',
  )
})
