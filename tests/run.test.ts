import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countReport, countSuite } from './report.ts'
import { allMinutes, groups, longestRun, suites } from './suites.ts'

const vitestReport = (numPassedTests: number, numFailedTests: number, numPendingTests = 0) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests: 0,
})

describe('counting', () => {
  it('reads the reports of Vitest, Jest and Playwright', () => {
    expect(countReport(vitestReport(7, 2))).toEqual({ passed: 7, failed: 2 })
    expect(countReport({ stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 0 } })).toEqual({
      passed: 5,
      failed: 1,
    })
  })

  it('takes a skipped test for a failed one', () => {
    expect(countReport(vitestReport(7, 0, 1))).toMatchObject({ passed: 7, failed: 1 })
    expect(
      countReport({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1 } }),
    ).toMatchObject({ passed: 5, failed: 1 })
  })

  it('names what failed, and what passed at its second try only', () => {
    const spec = (title: string, status: string) => ({ file: 'a.ts', title, tests: [{ status }] })
    expect(
      countReport({
        stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
        suites: [
          {
            specs: [spec('works', 'expected')],
            suites: [{ specs: [spec('breaks', 'unexpected'), spec('wavers', 'flaky')] }],
          },
        ],
      }),
    ).toEqual({
      passed: 2,
      failed: 1,
      told: ['failed: a.ts › breaks', 'passed at the second try: a.ts › wavers'],
    })
    expect(
      countReport({
        ...vitestReport(1, 1),
        testResults: [
          {
            name: 'b.test.ts',
            status: 'failed',
            assertionResults: [
              { status: 'passed', fullName: 'works', invocations: 1 },
              { status: 'failed', fullName: 'breaks', invocations: 2 },
              { status: 'passed', fullName: 'wavers', invocations: 2 },
            ],
          },
          { name: 'c.test.ts', status: 'failed', assertionResults: [] },
        ],
      }).told,
    ).toEqual(['failed: breaks', 'passed at the second try: wavers', 'failed: c.test.ts'])
  })

  const good = JSON.stringify(vitestReport(3, 0))
  it.each([
    ['a command that succeeds', { ok: true, late: false, report: undefined }, 1, 0],
    ['a command that fails', { ok: false, late: false, report: undefined }, 0, 1],
    ['a command at its limit', { ok: false, late: true, report: undefined }, 0, 1],
    ['a good report', { ok: true, late: false, report: good }, 3, 0],
    ['a good report of a runner that failed', { ok: false, late: false, report: good }, 3, 1],
    ['a good report, too late', { ok: true, late: true, report: good }, 3, 1],
    ['no report', { ok: true, late: false, report: '' }, 0, 1],
    ['an empty report', { ok: true, late: false, report: '{}' }, 0, 1],
  ])('counts %s', (_, ended, passed, failed) => {
    expect(countSuite(ended)).toMatchObject({ passed, failed })
  })
})

describe('the table of suites', () => {
  it('fits into the time the tests may take', () => {
    expect(longestRun(suites)).toBeLessThanOrEqual(allMinutes)
  })

  it('needs only suites that start earlier', () => {
    for (const [index, { needs = [] }] of suites.entries()) {
      const earlier = suites.slice(0, index).map(({ name }) => name)
      expect(earlier).toEqual(expect.arrayContaining([...needs]))
    }
  })

  it('knows every name of its groups', () => {
    const names = suites.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...groups.values()].flat()))
  })

  it('stands in the README as it is', () => {
    const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
    const rows = readme.split('\n').flatMap((line) => {
      const [, name, minutes, proves] = line.split('|').map((cell) => cell.trim())
      return name?.startsWith('`') ? [`${name.replaceAll('`', '')} ${minutes} ${proves}`] : []
    })
    expect(rows).toEqual(suites.map(({ name, minutes, proves }) => `${name} ${minutes} ${proves}`))
  })
})
