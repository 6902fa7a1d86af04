/** What a suite's runner says happened. */
export interface Count {
  readonly passed: number
  readonly failed: number
  /** Why more failed than the runner itself says. */
  readonly note?: string
}

/**
 * Counts the tests of a report, as Vitest, Jest (`numPassedTests` ...) and Playwright (`stats`) write it.
 * A test that did not run proves nothing: skipped and flaky ones count as failed.
 */
export function countReport(report: unknown): Count {
  const stats = record(record(report)['stats'])
  const own = record(report)
  const passed = sum(stats, ['expected']) + sum(own, ['numPassedTests'])
  const failed = sum(stats, ['unexpected']) + sum(own, ['numFailedTests'])
  const unproven = sum(stats, ['skipped', 'flaky']) + sum(own, ['numPendingTests', 'numTodoTests'])
  return unproven === 0
    ? { passed, failed }
    : { passed, failed: failed + unproven, note: `${unproven} skipped or flaky` }
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

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const sum = (from: Readonly<Record<string, unknown>>, names: readonly string[]): number =>
  names.reduce((all, name) => all + (typeof from[name] === 'number' ? from[name] : 0), 0)
