import { expect, it } from 'vitest'
import { testSuites } from '../../suites.ts'
import { isWholeSuiteRun } from './wholeRun.ts'

/** Command line of the suite of pages, with more words. */
const commandLine = (...more: readonly string[]): string[] => {
  const words = testSuites.find(({ name }) => name === 'visual')?.commands[0]?.words ?? []
  return ['node', ...words, ...more]
}

it('takes the run of a suite for a whole one, in which what is not drawn is removed', () => {
  expect(isWholeSuiteRun(commandLine())).toBe(true)
})

it.each([
  ['a pattern', ['-g', 'about-us']],
  ['a long option', ['--grep-invert=about-us']],
  ['a file', ['pages/']],
  ['a part of a run', ['--shard=1/2']],
])('takes a run that %s restricts for no whole one', (_, more) => {
  expect(isWholeSuiteRun(commandLine(...more))).toBe(false)
})
