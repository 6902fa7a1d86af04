import { type ArchitectureRuleCase, joinLines } from './case.ts'
import { importCycleRule } from './cycles.ts'
import { packageImportsRule } from './imports.ts'
import { layerImportRule, importSpecifierRule } from './layers.ts'

/** Cases of the rules for imports. */
export const importRuleCases: readonly ArchitectureRuleCase[] = [
  {
    rule: layerImportRule,
    title: 'imports follow the layers',
    invalid: [
      [
        { 'design-system/index.ts': joinLines('', "import { site } from '#data/site.ts'") },
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
      'site/sections/A/A.tsx': joinLines(
        "import { Button } from '#design-system'",
        "import { useIntl } from 'react-intl'",
        "import type { AProps } from './A.schema.ts'",
      ),
      'site/sections/A/A.css.ts': joinLines(
        "import { vars } from '#design-system/theme/contract.css.ts'",
        "import { space } from '#design-system/tokens/scale.ts'",
      ),
      'generator/plan/plan.ts': "import { sections } from '#sections/registry.ts'",
      'tests/e2e/a.ts': "import { routes } from '#generated/routes.ts'",
    },
  },
  {
    rule: importSpecifierRule,
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
    valid: { 'site/app/a.ts': joinLines("import './b.ts'", "import '#data/c.ts'") },
  },
  {
    rule: packageImportsRule,
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
    rule: importCycleRule,
    title: 'imports have no cycles',
    invalid: [
      [
        {
          'site/data/a.ts': "import './b.ts'",
          'site/data/b.ts': joinLines('', "import type { A } from './c.ts'"),
          'site/data/c.ts': "export * from '#data/a.ts'",
        },
        'site/data/c.ts:1 closes a circle: site/data/a.ts -> site/data/b.ts -> site/data/c.ts -> site/data/a.ts',
      ],
    ],
    valid: {
      'site/data/a.ts': joinLines("import './b.ts'", "import './c.ts'"),
      'site/data/b.ts': "import './c.ts'",
      'site/data/c.ts': '',
    },
  },
]
