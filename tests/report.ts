/** What a suite's runner says happened. */
export interface Count {
  readonly passed: number
  readonly failed: number
  /** Why more failed than the runner itself says. */
  readonly note?: string
  /** Names of the tests that failed, and of those that passed at their second try only. */
  readonly told?: readonly string[]
}

/**
 * Counts the tests of a report, as Vitest, Jest (`numPassedTests` ...) and Playwright (`stats`) write it.
 * A test that did not run proves nothing: skipped ones count as failed.
 */
export function countReport(report: unknown): Count {
  const own = record(report)
  const stats = record(own['stats'])
  const passed = sum(stats, ['expected', 'flaky']) + sum(own, ['numPassedTests'])
  const failed = sum(stats, ['unexpected']) + sum(own, ['numFailedTests'])
  const skipped = sum(stats, ['skipped']) + sum(own, ['numPendingTests', 'numTodoTests'])
  const told = [...toldByVitestOrJest(own), ...toldByPlaywright(own)]
  const count = { passed, failed: failed + skipped, ...(told.length > 0 && { told }) }
  return skipped === 0 ? count : { ...count, note: `${skipped} skipped` }
}

function toldByVitestOrJest(report: Tree): readonly string[] {
  return list(report, 'testResults').flatMap((file) => {
    const told = list(file, 'assertionResults').flatMap(({ status, invocations, fullName }) => {
      if (status === 'failed') return [`failed: ${String(fullName)}`]
      return Number(invocations) > 1 ? [`passed at the second try: ${String(fullName)}`] : []
    })
    // A file that could not even be read has a message and no tests.
    return file['status'] === 'failed' && told.length === 0
      ? [`failed: ${String(file['name'])}`]
      : told
  })
}

const outcomes: ReadonlyMap<unknown, string> = new Map([
  ['unexpected', 'failed'],
  ['flaky', 'passed at the second try'],
])

function toldByPlaywright(suite: Tree): readonly string[] {
  const own = list(suite, 'specs').flatMap((spec) =>
    list(spec, 'tests').flatMap(({ status }) => {
      const outcome = outcomes.get(status)
      return outcome ? [`${outcome}: ${String(spec['file'])} › ${String(spec['title'])}`] : []
    }),
  )
  return [...own, ...list(suite, 'suites').flatMap(toldByPlaywright)]
}

/** What a suite counts for, from how its process ended and its report, if it writes one. */
export function countSuite(ended: {
  readonly ok: boolean
  readonly late: boolean
  /** The report's text, `''` if the runner wrote none; nothing if the suite is one test. */
  readonly report: string | undefined
}): Count {
  const { ok, late, report } = ended
  if (report === undefined)
    return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, ...(late && tooLong) }
  if (report === '') return { passed: 0, failed: 1, ...(late ? tooLong : { note: 'no report' }) }
  const count = countReport(JSON.parse(report))
  if (late) return { ...count, failed: count.failed + 1, ...tooLong }
  if (count.failed > 0) return count
  if (!ok) return { ...count, failed: 1, note: 'the runner failed outside a test' }
  return count.passed > 0 ? count : { passed: 0, failed: 1, note: 'no test ran' }
}

const tooLong = { note: 'ended at its limit' }

type Tree = Readonly<Record<string, unknown>>

const record = (value: unknown): Tree =>
  typeof value === 'object' && value !== null ? (value as Tree) : {}

const list = (from: Tree, name: string): readonly Tree[] => {
  const value = from[name]
  return Array.isArray(value) ? value.map(record) : []
}

const sum = (from: Tree, names: readonly string[]): number =>
  names.reduce((all, name) => all + (typeof from[name] === 'number' ? from[name] : 0), 0)
