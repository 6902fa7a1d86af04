import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig, Suite } from '@playwright/test/reporter'
import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import { testSuites } from '../suites.ts'
import { savePictureFingerprints } from './baselines.ts'
import { readPicture } from './comparison.ts'
import { readDifferences } from './differences.ts'
import PictureReporter from './reporter.ts'
import { repositoryRoot } from './repositoryRoot.ts'
import { isWholeRun } from './wholeRun.ts'

/** Baselines and outputs of these tests. */
vi.mock('./repositoryRoot.ts', () => ({
  repositoryRoot: mkdtempSync(join(tmpdir(), 'reporter-')),
}))
afterAll(() => rmSync(repositoryRoot, { recursive: true }))

/** Command line of the suite of pages, with more words. */
const commandLine = (...more: readonly string[]): string[] => {
  const words = testSuites.find(({ name }) => name === 'visual')?.commands[0]?.words ?? []
  return ['node', ...words, ...more]
}

it.each([
  ['a pattern', ['-g', 'about-us']],
  ['a long option', ['--grep-invert=about-us']],
  ['a file', ['pages/']],
  ['a part of a run', ['--shard=1/2']],
])('takes a run that %s restricts for no whole one', (_, more) => {
  expect(isWholeRun(commandLine())).toBe(true)
  expect(isWholeRun(commandLine(...more))).toBe(false)
})

it('calls nothing removed that a pattern leaves out', async () => {
  const create = { width: 9, height: 9, channels: 3 as const, background: 'red' }
  const png = await sharp({ create }).png().toBuffer()
  const { fingerprint } = await readPicture({ png }, 'this')
  for (const group of ['about-us', 'search'])
    savePictureFingerprints(group, new Map([[`${group}-one`, fingerprint]]))
  const project = { name: 'visual', metadata: {} }
  const tests = [{ title: 'about-us looks unchanged', parent: { project: () => project } }]
  const config = { workers: 1, grep: /.*/, argv: commandLine('-g', 'about-us') }
  const reporter = new PictureReporter()
  reporter.onBegin(config as unknown as FullConfig, { allTests: () => tests } as unknown as Suite)
  await reporter.onEnd()
  expect(readDifferences()).toEqual([])
})
