import { type Mode, nameOf, type Page } from './modes.ts'

/** Rules about a whole page: a story is a part of one. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass']

/** What a theme can break; everything else is the same in all of them. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe has against the story in a look. */
export async function findAxe(
  page: Page,
  mode: Mode,
  which: 'all' | 'colours',
  off: readonly string[],
): Promise<readonly string[]> {
  const findings = await page.evaluate(run, {
    rules: which === 'colours' ? colourRules.filter((rule) => !off.includes(rule)) : undefined,
    off: [...pageRules, ...off],
  })
  return findings.map((finding) => `axe, ${nameOf(mode)}: ${finding}`)
}

interface Run {
  readonly rules: readonly string[] | undefined
  readonly off: readonly string[]
}

async function run({ rules, off }: Run): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const disabled = Object.fromEntries(off.map((id) => [id, { enabled: false }]))
  // The whole body: dialogs and toasts stand beside the story's own element.
  const { violations } = await axe.run(document.body, {
    ...(rules
      ? { runOnly: { type: 'rule', values: [...rules] } }
      : // axe leaves targets of 24 px out if it is not asked.
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
