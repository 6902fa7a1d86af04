import { type ArchitectureRuleCase, joinLines } from './case.ts'
import { linearPatternRule } from './patterns.ts'
import { colourRule, redirectRule, todoAndSuppressionRule, skippedTestRule } from './texts.ts'

/** Cases of the rules for the text of source files. */
export const codeTextRuleCases: readonly ArchitectureRuleCase[] = [
  {
    rule: colourRule,
    title: 'colour values are only in the palette',
    invalid: [
      [
        { 'design-system/theme/light.ts': joinLines('', "const page = '#FFFFFF'") },
        'design-system/theme/light.ts:2 a colour outside design-system/tokens/palette.ts: #FFFFFF',
      ],
      [
        { 'site/sections/A/A.css.ts': "const shade = 'oklch(0.7 0.1 142)'" },
        'site/sections/A/A.css.ts:1 a colour outside design-system/tokens/palette.ts: oklch(0',
      ],
    ],
    valid: {
      'design-system/tokens/palette.ts': "export const green = '#70B56A'",
      'stories/foundations/Brands.stories.tsx': "const brands = ['#f2d21b']",
      'site/app/a.tsx': joinLines(
        "import { a } from '#data/a.ts'",
        "const href = '#specifications'",
      ),
    },
  },
  {
    rule: redirectRule,
    title: 'redirects pass through sanitizeRedirectPath in the allowed files',
    invalid: [
      [
        { 'site/server/page.ts': 'const headers = { Location: target }' },
        'site/server/page.ts:1 a redirect that does not pass through sanitizeRedirectPath: Location:',
      ],
      [
        { 'site/server/page.ts': "headers.set('location', target)" },
        "site/server/page.ts:1 a redirect that does not pass through sanitizeRedirectPath: 'location',",
      ],
      [
        { 'site/server/page.ts': 'const response = { headers: { ...headers, location } }' },
        'site/server/page.ts:1 a redirect that does not pass through sanitizeRedirectPath: headers: { ...headers, location',
      ],
      [
        { 'site/app/a.ts': joinLines('import {', '  redirect,', "} from 'react-router'") },
        "site/app/a.ts:1 a redirect that does not pass through sanitizeRedirectPath: import { redirect, } from 'react-router'",
      ],
    ],
    valid: {
      'site/server/http/redirect.ts': 'const headers = { Location: sanitizeRedirectPath(target) }',
      'site/server/pages/resolvePageAddress.ts': 'interface Redirect { readonly location: string }',
      'site/app/shell/menu.ts': 'const here = location.pathname',
    },
  },
  {
    rule: todoAndSuppressionRule,
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
    rule: skippedTestRule,
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
    rule: linearPatternRule,
    title: 'regular expressions take linear time',
    invalid: [
      [
        { 'site/server/a.ts': joinLines('', "text.replaceAll(/[^ @]+@[^ ]+/g, '')") },
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
]
