/** The parts of Playwright's report that are read. */
interface Part {
  readonly suites?: readonly Part[]
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
}

interface PlaywrightReport extends Part {
  readonly errors?: readonly { readonly message?: string }[]
  readonly stats?: { readonly skipped?: number }
}

/**
 * Returns the tests of a suite that failed for another reason than a picture that differs, and what kept the suite from running. The report is
 * undefined if it wrote none; failed tests of the groups that differ are expected.
 */
export function readSuiteResult(
  suite: string,
  text: string | undefined,
  differing: ReadonlySet<string>,
): readonly string[] {
  const report = (text === undefined ? {} : JSON.parse(text)) as PlaywrightReport
  const tests = specsOf(report).map(({ title, ok }) => {
    const [, group = ''] = /^(.+) looks unchanged$/.exec(title) ?? []
    return { title, ok, group }
  })
  const { errors = [], stats: { skipped = 0 } = {} } = report
  return [
    ...(tests.length === 0 ? [`${suite} did not run`] : []),
    ...(skipped > 0 ? [`${suite}: ${skipped} tests did not run`] : []),
    ...errors.map(({ message = 'failed outside a test' }) => `${suite}: ${message}`),
    ...tests.flatMap(({ title, ok, group }) => (ok || differing.has(group) ? [] : title)),
  ]
}

const specsOf = ({ suites = [], specs = [] }: Part): NonNullable<Part['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]
