import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0]

/** What axe found, shortened to what a person needs to find it again. */
type Finding = `${string}: ${string}`

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Rules about a whole page: a story is a part of one. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass']

const config: TestRunnerConfig = {
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context)
    const own = (
      parameters as { a11y?: { config?: { rules?: { id: string; enabled: boolean }[] } } }
    ).a11y?.config?.rules
    const off = [...pageRules, ...(own ?? []).filter(({ enabled }) => !enabled).map(({ id }) => id)]
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(axeSource)
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme)
      const findings = await page.evaluate(check, off)
      if (findings.length > 0) throw new Error(`axe, ${theme}:\n${findings.join('\n')}`)
    }
  },
}

/** Sets the colour mode and waits until it is painted: styles applied, transitions over. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
  }, theme)
  await page.waitForFunction(
    (name) =>
      getComputedStyle(document.documentElement).colorScheme === name &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    theme,
  )
}

async function check(off: readonly string[]): Promise<Finding[]> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const { violations } = await axe.run(
    { include: ['#storybook-root'] },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
      resultTypes: ['violations'],
    },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, html }): Finding => `${id}: ${help}\n  ${target.map(String).join(' ')}\n  ${html}`,
    ),
  )
}

export default config
