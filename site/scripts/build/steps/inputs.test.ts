import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { BuildSteps } from './buildSteps.ts'
import { BuildInputDigests } from './inputs.ts'

const top = mkdtempSync(join(tmpdir(), 'inputs-'))
afterAll(() => rmSync(top, { recursive: true }))

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(top, name)), { recursive: true })
  writeFileSync(join(top, name), text)
}

const hero = 'site/sections/Hero/Hero.tsx'

beforeEach(() => {
  rmSync(top, { recursive: true, force: true })
  write('package-lock.json', '{}')
  write('pages-config/messages/en.json', '{}')
  write('pages-config/translated/de.json', '{}')
  write(hero, 'export const Hero = () => null')
  write('site/generated/routes.ts', 'export const routes = []')
  write('site/generated/documents.json', '{}')
  write('site/public/favicon.svg', '<svg/>')
})

/** Returns the steps that have something to do after a change. */
function stepsAfter(act: () => void): readonly string[] {
  const sets = ['generate', 'documents', 'bundle', 'share', 'licences'] as const
  const before = new BuildInputDigests(top)
  const digests = new Map(sets.map((set) => [set, before.digest(set)]))
  const all = before.digest('build')
  act()
  const after = new BuildInputDigests(top)
  const changed = sets.filter((set) => digests.get(set) !== after.digest(set))
  return all === after.digest('build') ? changed : ['build', ...changed]
}

describe('what has something to do after a change of', () => {
  it.each<[string, string, readonly string[]]>([
    ['a message', 'pages-config/messages/en.json', ['build', 'generate']],
    ['a page config', 'pages-config/pages/index.json', ['build', 'generate']],
    ['a record', 'pages-config/content/news.json', ['build', 'generate', 'documents']],
    ['a component', hero, ['build', 'generate', 'bundle']],
    ['a style of a section', 'site/sections/Hero/Hero.css.ts', ['build', 'bundle']],
    ['a style of a component', 'design-system/components/Text/Text.css.ts', ['build', 'bundle']],
    [
      'a token',
      'design-system/tokens/defaults.ts',
      ['build', 'generate', 'documents', 'bundle', 'share'],
    ],
    [
      'a package',
      'package-lock.json',
      ['build', 'generate', 'documents', 'bundle', 'share', 'licences'],
    ],
    ['a digest of a translation', 'pages-config/translated/de.json', ['build', 'generate']],
    ['a generated table', 'site/generated/routes.ts', ['build', 'generate', 'bundle']],
    ['a generated style', 'site/generated/placeholders.css.ts', ['build', 'generate', 'bundle']],
    ['a file for visitors', 'site/public/favicon.svg', ['build', 'generate']],
    ['a test', 'site/sections/Hero/Hero.test.tsx', []],
    ['a built file', 'site/dist/site.json', []],
  ])('%s', (_, name, steps) => {
    expect(stepsAfter(() => write(name, 'changed'))).toEqual(steps)
  })

  it('a deleted file', () => {
    expect(stepsAfter(() => rmSync(join(top, hero)))).toEqual(['build', 'generate', 'bundle'])
  })
})

it('counts a file that is saved during a build as changed in the next', () => {
  const inputs = new BuildInputDigests(top)
  const start = inputs.digest('build')
  write('pages-config/messages/en.json', '{"a":"b"}')
  inputs.refresh('generated')
  expect(inputs.digest('build')).toBe(start)
  expect(new BuildInputDigests(top).digest('build')).not.toBe(start)
})

it('reads what a step has written', () => {
  const inputs = new BuildInputDigests(top)
  const before = inputs.digest('generate')
  write('site/generated/pages/index.tsx', '')
  expect(inputs.digest('generate')).toBe(before)
  inputs.refresh('generated')
  expect(inputs.digest('generate')).not.toBe(before)
})

it('knows in the next process which steps have ended, but for one that was interrupted', () => {
  const dist = join(top, 'site/dist')
  const steps = new BuildSteps(dist)
  steps.record('documents', 'digest', ['message'])
  steps.record('bundle', 'digest')
  steps.forget('bundle')
  const next = new BuildSteps(dist)
  expect(next.isDone('documents', 'digest')).toBe(true)
  expect(next.isDone('documents', 'other')).toBe(false)
  expect(next.factsOf('documents')).toEqual(['message'])
  expect(next.isDone('bundle', 'digest')).toBe(false)
})
