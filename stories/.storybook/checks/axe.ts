import { type StoryMode, formatStoryMode, type StoryPage } from './modes.ts'

/** Rules for whole pages, which do not apply to a story. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass']

/** The rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Runs axe on the story in one mode and returns the violations. */
export async function findAxeViolations(
  page: StoryPage,
  mode: StoryMode,
  ruleSet: 'all' | 'colours',
  disabledRules: readonly string[],
): Promise<readonly string[]> {
  const findings = await page.evaluate(runAxe, {
    rules:
      ruleSet === 'colours'
        ? colourRules.filter((rule) => !disabledRules.includes(rule))
        : undefined,
    disabledRules: [...pageRules, ...disabledRules],
  })
  return findings.map((finding) => `axe, ${formatStoryMode(mode)}: ${finding}`)
}

interface RunOptions {
  readonly rules: readonly string[] | undefined
  readonly disabledRules: readonly string[]
}

async function runAxe({ rules, disabledRules }: RunOptions): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const disabled = Object.fromEntries(disabledRules.map((id) => [id, { enabled: false }]))
  // The whole body, because dialogs and toasts are rendered outside of the story's root.
  const { violations } = await axe.run(document.body, {
    ...(rules
      ? { runOnly: { type: 'rule', values: [...rules] } }
      : // axe only checks 24 px targets if the rule is enabled explicitly.
        { runOnly: tags, rules: { ...disabled, 'target-size': { enabled: true } } }),
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, any: [found] }) =>
      [`${id}: ${help}`, target.map(String).join(' '), html, found?.message]
        .filter(Boolean)
        .join('\n  '),
    ),
  )
}
