import type { ArchitectureRuleCase } from './case.ts'
import { folderImportRule, domainFolderRule, testOnlyModuleRule, folderSizeRule } from './rooms.ts'

const files = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/f${i}.ts`, '']))

/** Cases of the rules for folders inside the layers. */
export const folderRuleCases: readonly ArchitectureRuleCase[] = [
  {
    rule: domainFolderRule,
    title: 'the site and its tests are divided by the same domains',
    invalid: [
      [
        { 'site/server/helpers/a.ts': '' },
        'site/server/helpers/:1 is no domain: tests/architecture/rooms.ts lists them',
      ],
      [
        { 'tests/e2e/login/a.spec.ts': '' },
        'tests/e2e/login/:1 is no domain: tests/architecture/rooms.ts lists them',
      ],
    ],
    valid: {
      'site/server/app.ts': '',
      'site/server/account/a.ts': '',
      'site/server/http/a.ts': '',
      'tests/server/account/a.test.ts': '',
    },
  },
  {
    rule: folderImportRule,
    title: 'imports follow the folders of a layer',
    invalid: [
      [
        { 'site/app/search/a.ts': "import { theme } from '../shell/theme.ts'" },
        'site/app/search/a.ts:1 imports ../shell/theme.ts: only the shell imports its files',
      ],
      [
        { 'site/sections/parts/A.tsx': "import { Hero } from '../Hero/Hero.tsx'" },
        'site/sections/parts/A.tsx:1 imports ../Hero/Hero.tsx: what sections share imports no section',
      ],
      [
        { 'site/server/database/a.ts': "import { enquiries } from '../enquiry/enquiries.ts'" },
        'site/server/database/a.ts:1 imports ../enquiry/enquiries.ts: what the operations use imports no operation',
      ],
    ],
    valid: {
      'site/app/shell/shell.ts': "import { search } from '../search/search.ts'",
      'site/sections/Hero/Hero.tsx': "import { ActionButtons } from '../parts/ActionButtons.tsx'",
      'site/server/enquiry/a.ts': "import { database } from '../database/database.ts'",
    },
  },
  {
    rule: folderSizeRule,
    title: 'no folder has more than 20 source files',
    invalid: [[files('site/app/shell', 21), 'site/app/shell/:1 has 21 files, the limit is 20']],
    valid: {
      ...files('site/app/shell', 20),
      ...files('site/app/shell/deeper', 20),
      ...files('site/generated/pages', 30),
    },
  },
  {
    rule: testOnlyModuleRule,
    title: 'what only tests need is in tests',
    invalid: [
      [
        {
          'site/data/locale/locale.table.ts': '',
          'site/data/locale/locale.test.ts': "import { cases } from './locale.table.ts'",
        },
        'site/data/locale/locale.table.ts:1 is imported by tests only: it belongs into tests/fixtures',
      ],
    ],
    valid: {
      'package.json': '{ "scripts": { "fonts": "node site/scripts/fonts.ts" } }',
      'site/scripts/fonts.ts': '',
      'tests/a.test.ts': "import { folder } from '#scripts/fonts.ts'",
      'site/data/a.ts': '',
      'site/data/a.test.ts': "import './a.ts'",
      'site/data/b.ts': "import './a.ts'",
    },
  },
]
