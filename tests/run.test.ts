import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countReportedTests, countSuiteTests } from './report.ts'
import { testSuiteGroups, testSuites, addRequiredTestSuites } from './suites.ts'

const vitestReport = (numPassedTests: number, numFailedTests: number, numPendingTests = 0) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests: 0,
})

describe('counting', () => {
  it('reads the reports of Vitest, Jest and Playwright', () => {
    expect(countReportedTests(vitestReport(7, 2))).toEqual({ passed: 7, failed: 2 })
    expect(
      countReportedTests({ stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 0 } }),
    ).toEqual({
      passed: 5,
      failed: 1,
    })
  })

  it('counts a skipped test as failed', () => {
    expect(countReportedTests(vitestReport(7, 0, 1))).toMatchObject({ passed: 7, failed: 1 })
    expect(
      countReportedTests({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 1 } }),
    ).toMatchObject({ passed: 5, failed: 1 })
  })

  it('names failed tests with their messages, and flaky ones', () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'a.ts',
      title,
      tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
    })
    expect(
      countReportedTests({
        stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
        suites: [
          {
            specs: [spec('works', 'expected')],
            suites: [
              {
                specs: [
                  spec('breaks', 'unexpected', '\u001B[31mno button\u001B[39m'),
                  spec('wavers', 'flaky'),
                ],
              },
            ],
          },
        ],
      }),
    ).toEqual({
      passed: 2,
      failed: 1,
      failures: ['a.ts › breaks\n    no button'],
      flaky: ['a.ts › wavers'],
    })
    expect(
      countReportedTests({
        ...vitestReport(1, 1),
        testResults: [
          {
            name: 'b.test.ts',
            status: 'failed',
            assertionResults: [
              { status: 'passed', fullName: 'works', invocations: 1 },
              { status: 'failed', fullName: 'breaks', invocations: 2, failureMessages: ['no'] },
              { status: 'passed', fullName: 'wavers', invocations: 2 },
            ],
          },
          { name: 'c.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
        ],
      }),
    ).toMatchObject({
      failures: ['breaks\n    no', 'c.test.ts\n    no such file'],
      flaky: ['wavers'],
    })
  })

  it('lists tests that could not be run, and counts them neither as passed nor as failed', () => {
    const notRun = ['WebKit: only root can install packages']
    const count = (report: object) => countSuiteTests({ ok: true, report: JSON.stringify(report) })
    expect(count({ notRun })).toEqual({ passed: 0, failed: 0, notRun })
    expect(count({ ...vitestReport(3, 0), notRun })).toEqual({ passed: 3, failed: 0, notRun })
    expect(count({ ...vitestReport(3, 0), notRun: [] })).toEqual({ passed: 3, failed: 0 })
  })

  it('names tests that have repeated themselves as flaky', () => {
    const test = { status: 'passed', fullName: 'wavers', meta: { retried: true } }
    const testResults = [{ name: 'a.test.ts', status: 'passed', assertionResults: [test] }]
    expect(countReportedTests({ ...vitestReport(1, 0), testResults })).toMatchObject({
      passed: 1,
      flaky: ['wavers'],
    })
  })

  const good = JSON.stringify(vitestReport(3, 0))
  it.each([
    ['a command that succeeds', { ok: true, report: undefined }, 1, 0],
    ['a command that fails', { ok: false, report: undefined }, 0, 1],
    ['a good report', { ok: true, report: good }, 3, 0],
    ['a good report of a runner that failed', { ok: false, report: good }, 3, 1],
    ['no report', { ok: true, report: '' }, 0, 1],
    ['an empty report', { ok: true, report: '{}' }, 0, 1],
  ])('counts %s', (_, ended, passed, failed) => {
    expect(countSuiteTests(ended)).toMatchObject({ passed, failed })
  })
})

describe('the table of suites', () => {
  it('only needs suites that start earlier', () => {
    for (const [index, { needs = [] }] of testSuites.entries()) {
      const earlier = testSuites.slice(0, index).map(({ name }) => name)
      expect(earlier).toEqual(expect.arrayContaining([...needs]))
    }
  })

  it('includes the suites that a suite needs', () => {
    const names = addRequiredTestSuites(['e2e']).map(({ name }) => name)
    expect(names).toEqual(['generate', 'build', 'e2e'])
    expect(addRequiredTestSuites(['stories']).map(({ name }) => name)).toEqual([
      'generate',
      'storybook-build',
      'stories',
    ])
  })

  it('compares pictures of pages without suites that check or compress the site before', () => {
    const names = addRequiredTestSuites(['visual']).map(({ name }) => name)
    expect(names).toEqual(['visual'])
  })

  it('has a suite for every name of its groups', () => {
    const names = testSuites.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...testSuiteGroups.values()].flat()))
  })

  it('is equal to the table in the README', () => {
    const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
    const rows = readme.split('\n').flatMap((line) => {
      const [, name, minutes, proves] = line.split('|').map((cell) => cell.trim())
      return name?.startsWith('`') ? [`${name.replaceAll('`', '')} ${minutes} ${proves}`] : []
    })
    expect(rows).toEqual(
      testSuites.map(({ name, minutes, proves }) => `${name} ${minutes} ${proves}`),
    )
  })
})
