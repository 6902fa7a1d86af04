import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cycleRule } from './cycles.ts'
import { importNamesRule } from './imports.ts'
import { layerRule, importStyleRule } from './layers.ts'
import { patternRule } from './patterns.ts'
import { projectOf, readProject, type Rule } from './project.ts'
import { colourRule, leftoverRule, redirectRule, testRule } from './texts.ts'
import { lockfileRule, topFoldersRule, sectionRule, sizeRule, storyRule } from './tree.ts'

interface Case {
  readonly rule: Rule
  readonly title: string
  /** Small projects that break the rule, each with the problem it must give. */
  readonly invalid: readonly (readonly [files: Readonly<Record<string, string>>, problem: string])[]
  /** A similar project that obeys the rule. */
  readonly valid: Readonly<Record<string, string>>
}

const lines = (...all: string[]) => all.join('\n')

const cases: readonly Case[] = [
  {
    rule: layerRule,
    title: 'imports follow the layers',
    invalid: [
      [
        { 'design-system/index.ts': lines('', "import { site } from '#data/site.ts'") },
        'design-system/index.ts:2 imports #data/site.ts, which design-system may not',
      ],
      [
        { 'design-system/a.ts': "import { Schema } from 'effect'" },
        'design-system/a.ts:1 imports effect, which design-system may not',
      ],
      [
        { 'site/data/a.ts': "import { useState } from 'react'" },
        'site/data/a.ts:1 imports react, which site/data may not',
      ],
      [
        { 'site/sections/A/A.schema.ts': "import { A } from './A.tsx'" },
        'site/sections/A/A.schema.ts:1 imports ./A.tsx, which section schemas may not',
      ],
      [
        {
          'site/sections/A/A.tsx':
            "import { Button } from '#design-system/components/Button/Button.tsx'",
        },
        'site/sections/A/A.tsx:1 imports #design-system/components/Button/Button.tsx, which site/sections may not',
      ],
      [
        { 'site/sections/A/A.css.ts': "import { palette } from '#design-system/theme/light.ts'" },
        'site/sections/A/A.css.ts:1 imports #design-system/theme/light.ts, which section styles may not',
      ],
      [
        { 'site/sections/A/A.tsx': "export * from '#app/pages/Page.tsx'" },
        'site/sections/A/A.tsx:1 imports #app/pages/Page.tsx, which site/sections may not',
      ],
      [
        { 'generator/plan/plan.ts': "import { Hero } from '#sections/Hero/Hero.tsx'" },
        'generator/plan/plan.ts:1 imports #sections/Hero/Hero.tsx, which generator may not',
      ],
      [
        { 'site/app/a.ts': "const load = () => import('#server/main.ts')" },
        'site/app/a.ts:1 imports #server/main.ts, which site/app may not',
      ],
      [
        { 'site/server/a.ts': "import type { Page } from '#app/pages/Page.tsx'" },
        'site/server/a.ts:1 imports #app/pages/Page.tsx, which site/server may not',
      ],
      [
        { 'site/generated/a.ts': "import { serve } from '#server/main.ts'" },
        'site/generated/a.ts:1 imports #server/main.ts, which site/generated may not',
      ],
      [
        { 'stories/A.stories.tsx': "import { serve } from '#server/main.ts'" },
        'stories/A.stories.tsx:1 imports #server/main.ts, which stories may not',
      ],
      [
        { 'site/scripts/a.ts': "import { run } from '../../tests/run.ts'" },
        'site/scripts/a.ts:1 imports ../../tests/run.ts: nothing imports stories or tests',
      ],
      [
        { 'attic/a.ts': "import { join } from 'node:path'" },
        'attic/a.ts:1 imports node:path, but no layer of the project holds this file',
      ],
    ],
    valid: {
      'design-system/a.test.tsx': "import { render } from '@testing-library/react'",
      'site/sections/A/A.tsx': lines(
        "import { Button } from '#design-system'",
        "import { useIntl } from 'react-intl'",
        "import type { AProps } from './A.schema.ts'",
      ),
      'site/sections/A/A.css.ts': lines(
        "import { vars } from '#design-system/theme/contract.css.ts'",
        "import { space } from '#design-system/tokens/scale.ts'",
      ),
      'generator/plan/plan.ts': "import { sections } from '#sections/registry.ts'",
      'tests/e2e/a.ts': "import { routes } from '#generated/routes.ts'",
    },
  },
  {
    rule: importStyleRule,
    title: 'imports are relative inside a folder and use #names across folders',
    invalid: [
      [
        { 'site/app/a.ts': "import { locales } from '../data/locales.ts'" },
        'site/app/a.ts:1 imports ../data/locales.ts: across folders imports have a #name',
      ],
      [
        { 'site/data/a.ts': "import { locales } from '#data/locale/locales.ts'" },
        'site/data/a.ts:1 imports #data/locale/locales.ts: inside a folder imports are relative',
      ],
    ],
    valid: { 'site/app/a.ts': lines("import './b.ts'", "import '#data/c.ts'") },
  },
  {
    rule: importNamesRule,
    title: 'package.json maps #names to the folders of the rules',
    invalid: [
      [
        { 'package.json': '{ "imports": { "#data/*": "./site/server/*" } }' },
        'package.json:1 imports: #data/* means ./site/server/*, the rules say site/data/',
      ],
    ],
    valid: { 'package.json': '{ "imports": { "#design-system": "./design-system/index.ts" } }' },
  },
  {
    rule: cycleRule,
    title: 'imports have no cycles',
    invalid: [
      [
        {
          'site/data/a.ts': "import './b.ts'",
          'site/data/b.ts': lines('', "import type { A } from './c.ts'"),
          'site/data/c.ts': "export * from '#data/a.ts'",
        },
        'site/data/c.ts:1 closes a circle: site/data/a.ts -> site/data/b.ts -> site/data/c.ts -> site/data/a.ts',
      ],
    ],
    valid: {
      'site/data/a.ts': lines("import './b.ts'", "import './c.ts'"),
      'site/data/b.ts': "import './c.ts'",
      'site/data/c.ts': '',
    },
  },
  {
    rule: colourRule,
    title: 'colour values are only in the palette',
    invalid: [
      [
        { 'design-system/theme/light.ts': lines('', "const page = '#FFFFFF'") },
        'design-system/theme/light.ts:2 a colour outside design-system/tokens/palette.ts: #FFFFFF',
      ],
      [
        { 'site/sections/A/A.css.ts': "const shade = 'oklch(0.7 0.1 142)'" },
        'site/sections/A/A.css.ts:1 a colour outside design-system/tokens/palette.ts: oklch(0',
      ],
    ],
    valid: {
      'design-system/tokens/palette.ts': "export const green = '#70B56A'",
      'site/app/a.tsx': lines("import { a } from '#data/a.ts'", "const href = '#specifications'"),
    },
  },
  {
    rule: redirectRule,
    title: 'redirects pass through safePath in the allowed files',
    invalid: [
      [
        { 'site/server/page.ts': 'const headers = { Location: target }' },
        'site/server/page.ts:1 a redirect that does not pass through safePath: Location:',
      ],
      [
        { 'site/server/page.ts': "headers.set('location', target)" },
        "site/server/page.ts:1 a redirect that does not pass through safePath: 'location',",
      ],
      [
        { 'site/app/a.ts': lines('import {', '  redirect,', "} from 'react-router'") },
        "site/app/a.ts:1 a redirect that does not pass through safePath: import { redirect, } from 'react-router'",
      ],
    ],
    valid: {
      'site/server/redirect.ts': 'const headers = { Location: safePath(target) }',
      'site/server/pages/resolveAddress.ts': 'interface Redirect { readonly location: string }',
      'site/app/shell/menu.ts': 'const here = location.pathname',
    },
  },
  {
    rule: leftoverRule,
    title: 'code has no to-do comments and no suppressed checks',
    invalid: [
      [{ 'site/a.ts': '// TODO: later' }, 'site/a.ts:1 left over: TODO'],
      [{ 'site/a.ts': 'const a = b as any' }, 'site/a.ts:1 left over: as any'],
      [{ 'site/a.ts': '// @ts-expect-error' }, 'site/a.ts:1 left over: @ts-expect-error'],
      [{ 'site/a.ts': '// oxlint-disable-next-line' }, 'site/a.ts:1 left over: oxlint-disable'],
    ],
    valid: { 'site/a.ts': 'const same = as(anything)' },
  },
  {
    rule: testRule,
    title: 'no test is skipped or sleeps',
    invalid: [
      [
        { 'site/a.test.ts': "it.skip('works', () => {})" },
        'site/a.test.ts:1 a test that is skipped or sleeps: it.skip',
      ],
      [
        { 'tests/e2e/a.spec.ts': 'await page.waitForTimeout(500)' },
        'tests/e2e/a.spec.ts:1 a test that is skipped or sleeps: waitForTimeout',
      ],
      [
        { 'tests/server/a.test.ts': 'await new Promise((resolve) => setTimeout(resolve, 100))' },
        'tests/server/a.test.ts:1 a test that is skipped or sleeps: setTimeout(resolve,',
      ],
    ],
    valid: { 'site/a.test.ts': "it.each(rows)('works', () => {})" },
  },
  {
    rule: patternRule,
    title: 'regular expressions take linear time',
    invalid: [
      [
        { 'site/server/a.ts': lines('', "text.replaceAll(/[^ @]+@[^ ]+/g, '')") },
        'site/server/a.ts:2 a pattern that long texts keep busy: /[^ @]+@[^ ]+/g',
      ],
      [
        { 'site/data/a.ts': 'export const names = /^(?:[a-z]+-?)+$/u' },
        'site/data/a.ts:1 a pattern that long texts keep busy: /^(?:[a-z]+-?)+$/u',
      ],
    ],
    valid: {
      'site/server/a.ts': 'const names = /^[a-z]+(?:-[a-z]+)*$/u',
      'generator/a.ts': '/a+$/',
    },
  },
  {
    rule: topFoldersRule,
    title: 'the top-level folders are those of the map',
    invalid: [
      [
        { ...Object.fromEntries(map()), 'attic/a.md': '' },
        'attic/:1 is a top-level folder that the map does not know',
      ],
      [
        Object.fromEntries(map().filter(([path]) => !path.startsWith('stories'))),
        'stories/:1 is a folder of the map, but not here',
      ],
    ],
    valid: Object.fromEntries(map()),
  },
  {
    rule: storyRule,
    title: 'components, sections and stories mirror each other',
    invalid: [
      [
        {
          'design-system/index.ts': "export { Tabs } from './components/Tabs/Tabs.tsx'",
          'design-system/components/Tabs/Tabs.tsx': '',
        },
        'design-system/components/Tabs/Tabs.tsx:1 has no story: stories/components/*/Tabs.stories.tsx',
      ],
      [
        { 'stories/sections/blocks/Hero.stories.tsx': '' },
        'stories/sections/blocks/Hero.stories.tsx:1 shows nothing: there is no site/sections/Hero',
      ],
    ],
    valid: {
      'design-system/components/Menu/Menu.tsx': '',
      'site/sections/Hero/Hero.tsx': '',
      'site/sections/island.tsx': '',
      'stories/sections/blocks/Hero.stories.tsx': '',
    },
  },
  {
    rule: sectionRule,
    title: 'a section has all of its files',
    invalid: [
      [
        {
          'site/sections/registry.ts': '  Hero: HeroSchema,',
          'site/sections/Hero/Hero.schema.ts': '',
          'site/sections/Hero/Hero.tsx': '',
        },
        'site/sections/Hero/Hero.examples.ts:1 is missing',
      ],
      [
        {
          'site/sections/registry.ts': '',
          'site/sections/Hero/Hero.schema.ts': '',
          'site/sections/Hero/Hero.tsx': '',
          'site/sections/Hero/Hero.examples.ts': '',
        },
        'site/sections/registry.ts:1 does not name Hero',
      ],
    ],
    valid: {
      'site/sections/registry.ts': '  Hero: HeroSchema,',
      'site/sections/Hero/Hero.schema.ts': '',
      'site/sections/Hero/Hero.tsx': '',
      'site/sections/Hero/Hero.examples.ts': '',
    },
  },
  {
    rule: lockfileRule,
    title: 'the lockfile names no registry hosts',
    invalid: [
      [
        {
          'package-lock.json':
            '{ "packages": { "node_modules/a": { "resolved": "https://registry.example/a.tgz" } } }',
        },
        'package-lock.json:1 names a host for node_modules/a: https://registry.example/a.tgz',
      ],
    ],
    valid: { 'package-lock.json': '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }' },
  },
  {
    rule: sizeRule,
    title: 'no file is larger than 1 MiB',
    invalid: [
      [
        { 'site/public/film.svg': 'x'.repeat(1024 * 1024 + 1) },
        'site/public/film.svg:1 has 1.0 MiB, the limit is 1',
      ],
    ],
    valid: { 'site/public/picture.svg': 'x'.repeat(1024 * 1024) },
  },
]

function map(): readonly (readonly [string, string])[] {
  const folders = [
    '.ci',
    '.github',
    '.vscode',
    'design-system',
    'generator',
    'pages-config',
    'site',
    'stories',
    'tests',
  ]
  return folders.map((folder) => [`${folder}/a.md`, ''])
}

const problemsOf = (rule: Rule, project: ReturnType<typeof projectOf>) =>
  rule(project).map(({ path, line, what }) => `${path}:${line} ${what}`)

const project = readProject(join(import.meta.dirname, '../..'))

describe.each(cases)('$title', ({ rule, invalid, valid }) => {
  it('holds in this project', () => {
    expect(problemsOf(rule, project)).toEqual([])
  })

  it.each(invalid)('reports example %#', (files, problem) => {
    expect(problemsOf(rule, projectOf(files))).toEqual([problem])
  })

  it('accepts valid code', () => {
    expect(problemsOf(rule, projectOf(valid))).toEqual([])
  })
})
