import { describe, expect, it } from 'vitest'
import { findAffectedFiles } from './affected.ts'
import { createTestProject } from './project.ts'

const project = createTestProject({
  'package.json': '{}',
  'pages-config/messages/en.json': '{}',
  'site/sections/Hero/Hero.tsx': "import { Text } from '#design-system'",
  'design-system/index.ts': "export { Text } from './components/Text.tsx'",
  'design-system/components/Text.tsx': 'export const Text = () => null',
  'design-system/components/Text.test.tsx': "import { Text } from './Text.tsx'",
  'site/sections/Hero/Hero.test.tsx': "import { Hero } from './Hero.tsx'",
  'site/data/terms.ts': 'export const terms = 1',
  'site/data/terms.test.ts': "import { terms } from './terms.ts'",
  'site/generated/messages.ts': 'export const messages = {}',
  'site/app/texts.test.ts': "import { messages } from '#generated/messages.ts'",
  'generator/read.ts': "import { readFileSync } from 'node:fs'",
  'generator/read.test.ts': "import { read } from './read.ts'",
  'tests/content/readme.test.ts': "import { readFileSync } from 'node:fs'",
  'tests/files.ts': "import { globSync } from 'node:fs'",
  'tests/architecture/names.test.ts': "import { files } from '../files.ts'",
})

/** Tests that read files themselves or by helpers. */
const readers = ['tests/architecture/names.test.ts', 'tests/content/readme.test.ts']
const testsOf = (...paths: string[]) => findAffectedFiles(paths, project).tests.toSorted()

describe('tests that a change affects', () => {
  it('includes those that import a changed module, directly or not, and those that read files', () => {
    expect(testsOf('design-system/components/Text.tsx')).toEqual([
      'design-system/components/Text.test.tsx',
      'site/sections/Hero/Hero.test.tsx',
      ...readers,
    ])
    expect(testsOf('site/sections/Hero/Hero.tsx')).toEqual([
      'site/sections/Hero/Hero.test.tsx',
      ...readers,
    ])
  })

  it('includes all that can read files if no module was changed', () => {
    expect(testsOf('README.md')).toEqual(['generator/read.test.ts', ...readers])
  })

  it('includes those of generated modules if the generator reads the changed file', () => {
    expect(testsOf('pages-config/messages/en.json')).toEqual([
      'generator/read.test.ts',
      'site/app/texts.test.ts',
      ...readers,
    ])
    expect(testsOf('site/data/terms.ts')).toEqual([
      'site/app/texts.test.ts',
      'site/data/terms.test.ts',
      ...readers,
    ])
  })

  it('is all of them if a dependency was changed, and none without a change', () => {
    expect(testsOf('package.json')).toHaveLength(7)
    expect(testsOf()).toEqual([])
  })

  it('includes the importers of a deleted module', () => {
    const { changed, tests } = findAffectedFiles(
      ['site/sections/Hero/Hero.tsx', 'gone.ts'],
      project,
    )
    expect(changed).toEqual(['site/sections/Hero/Hero.tsx'])
    expect(tests).toContain('site/sections/Hero/Hero.test.tsx')
  })
})

it('lists the sources that import a changed one', () => {
  expect(
    findAffectedFiles(['design-system/components/Text.tsx'], project).sources.toSorted(),
  ).toEqual([
    'design-system/components/Text.test.tsx',
    'design-system/components/Text.tsx',
    'design-system/index.ts',
    'site/sections/Hero/Hero.test.tsx',
    'site/sections/Hero/Hero.tsx',
  ])
})
