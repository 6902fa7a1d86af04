import { stripVTControlCharacters } from 'node:util'

/** Result of one suite. */
export interface TestCount {
  readonly passed: number
  readonly failed: number
  /** Reason why more failed than the runner itself reports. */
  readonly note?: string
  /** Tests that failed, each with the beginning of its error message where the runner reports one. */
  readonly failures?: readonly string[]
  /** Tests that could not be run, with the reasons; they count neither as passed nor as failed. */
  readonly notRun?: readonly string[]
  /** Names of flaky tests: they passed when retried, and count as passed. */
  readonly flaky?: readonly string[]
}

/**
 * Counts the tests of a report in the format of Vitest, Jest (`numPassedTests` ...) or Playwright (`stats`). Skipped
 * tests count as failed, because they prove nothing.
 */
export function countReportedTests(report: unknown): TestCount {
  const root = asTree(report)
  const stats = asTree(root['stats'])
  const skipped = sum(stats, ['skipped']) + sum(root, ['numPendingTests', 'numTodoTests'])
  const tests = [...vitestOrJestTests(root), ...playwrightTests(root)]
  const failures = tests
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ name, message }) => (message ? `${name}\n${excerpt(message)}` : name))
  const flaky = tests.filter(({ outcome }) => outcome === 'flaky').map(({ name }) => name)
  const notRun = strings(root, 'notRun')
  return {
    passed: sum(stats, ['expected', 'flaky']) + sum(root, ['numPassedTests']),
    failed: sum(stats, ['unexpected']) + sum(root, ['numFailedTests']) + skipped,
    ...(failures.length > 0 && { failures }),
    ...(flaky.length > 0 && { flaky }),
    ...(notRun.length > 0 && { notRun }),
    ...(skipped > 0 && { note: `${skipped} skipped` }),
  }
}

/** A test that failed or was flaky. */
interface NotableTest {
  readonly name: string
  readonly outcome: 'failed' | 'flaky'
  readonly message?: string
}

function vitestOrJestTests(report: Tree): readonly NotableTest[] {
  return list(report, 'testResults').flatMap((file) => {
    const tests = list(file, 'assertionResults').flatMap((test): readonly NotableTest[] => {
      const name = String(test['fullName'])
      if (test['status'] === 'failed')
        return [{ name, outcome: 'failed', message: strings(test, 'failureMessages').join('\n') }]
      const isRetried = Number(test['invocations']) > 1 || asTree(test['meta'])['retried'] === true
      return isRetried ? [{ name, outcome: 'flaky' }] : []
    })
    if (file['status'] !== 'failed' || tests.length > 0) return tests
    // A file that could not be loaded has a message and no tests.
    const message = typeof file['message'] === 'string' ? file['message'] : ''
    return [{ name: String(file['name']), outcome: 'failed', message }]
  })
}

const playwrightOutcomes: ReadonlyMap<unknown, NotableTest['outcome']> = new Map([
  ['unexpected', 'failed'],
  ['flaky', 'flaky'],
])

function playwrightTests(suite: Tree): readonly NotableTest[] {
  const own = list(suite, 'specs').flatMap((spec) =>
    list(spec, 'tests').flatMap((test): readonly NotableTest[] => {
      const outcome = playwrightOutcomes.get(test['status'])
      if (!outcome) return []
      const errors = list(test, 'results').flatMap((result) => list(result, 'errors'))
      const message = errors.map((error) => String(error['message'])).join('\n')
      return [{ name: `${String(spec['file'])} › ${String(spec['title'])}`, outcome, message }]
    }),
  )
  return [...own, ...list(suite, 'suites').flatMap(playwrightTests)]
}

/** The first lines of an error message, indented, without terminal colours. */
function excerpt(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n')
}

/** Counts a suite by the exit of its process and its report, if it writes one. */
export function countSuiteTests(ended: {
  readonly ok: boolean
  /** The report's text, `''` if the runner wrote none; `undefined` if the suite is one test. */
  readonly report: string | undefined
}): TestCount {
  const { ok, report } = ended
  if (report === undefined) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (report === '') return { passed: 0, failed: 1, note: 'no report' }
  const count = countReportedTests(JSON.parse(report))
  if (count.failed > 0) return count
  if (!ok) return { ...count, failed: 1, note: 'the runner failed outside a test' }
  return count.passed > 0 || count.notRun ? count : { passed: 0, failed: 1, note: 'no test ran' }
}

type Tree = Readonly<Record<string, unknown>>

const asTree = (value: unknown): Tree =>
  typeof value === 'object' && value !== null ? (value as Tree) : {}

const items = (from: Tree, name: string): readonly unknown[] => {
  const value = from[name]
  return Array.isArray(value) ? value : []
}

const list = (from: Tree, name: string): readonly Tree[] => items(from, name).map(asTree)

const strings = (from: Tree, name: string): readonly string[] =>
  items(from, name).filter((value) => typeof value === 'string')

const sum = (from: Tree, names: readonly string[]): number =>
  names.reduce((all, name) => all + (typeof from[name] === 'number' ? from[name] : 0), 0)
