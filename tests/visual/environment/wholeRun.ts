import { parseArgs } from 'node:util'

/** Returns whether the command line of Playwright runs all tests of a project: any word but those of the suites may leave some out. */
export function isWholeSuiteRun([, , ...words]: readonly string[]): boolean {
  try {
    const { positionals } = parseArgs({
      args: words,
      options: { config: { type: 'string' }, project: { type: 'string' } },
      allowPositionals: true,
    })
    return positionals.join(' ') === 'test'
  } catch {
    return false
  }
}
