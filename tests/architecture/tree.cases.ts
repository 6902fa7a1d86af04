import type { ArchitectureRuleCase } from './case.ts'
import {
  topFoldersRule,
  requiredStoryRule,
  sectionFilesRule,
  lockfileRule,
  fileSizeRule,
} from './tree.ts'

/** Cases of the rules for files and folders. */
export const fileTreeRuleCases: readonly ArchitectureRuleCase[] = [
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
    rule: requiredStoryRule,
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
    rule: sectionFilesRule,
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
    rule: fileSizeRule,
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
