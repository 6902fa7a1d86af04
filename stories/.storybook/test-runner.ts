import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import { findAxeViolations } from './checks/axe.ts'
import { findOverflow, findMotion } from './checks/layout.ts'
import { findFocusProblems } from './checks/focus.ts'
import { findForcedColourProblems } from './checks/forcedColours.ts'
import {
  applyStoryMode,
  formatStoryMode,
  type StoryPage,
  type StoryMode,
  storyModes,
} from './checks/modes.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface StoryParameters {
  readonly a11y?: {
    readonly config?: { readonly rules?: readonly { id: string; enabled: boolean }[] }
  }
}

/** Stories with all examples of a component are tested in more themes and contrasts than others. */
const allExamplesStories = new Set(['Default', 'Everything'])

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const address = new URL('iframe.html', process.env['TEST_STORYBOOK'])
    // The a11y panel would run axe a second time for every story.
    address.searchParams.set('globals', 'a11y.manual:!true')
    await page.goto(address.href)
  },
  async postVisit(page, context) {
    const { parameters, name } = await getStoryContext(page, context)
    const rules = (parameters as StoryParameters).a11y?.config?.rules ?? []
    const disabledRules = rules.filter(({ enabled }) => !enabled).map(({ id }) => id)
    await page.evaluate(() => document.fonts.ready)
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
    if (!storyModes) throw new Error('Stories are tested by: npm test -- stories')
    const hash = createHash('sha256').update(context.id).digest().readUInt32BE()
    const lists = allExamplesStories.has(name) ? storyModes.full : storyModes.few
    const modes = lists[hash % lists.length] ?? lists[0]
    const problems = await findProblems(page, modes, disabledRules)
    const { otherSizes } = storyModes
    if (allExamplesStories.has(name) || name === 'Stress')
      for (const mode of otherSizes[hash % otherSizes.length] ?? otherSizes[0])
        problems.push(...(await findSizeProblems(page, mode, disabledRules)))
    if (name === 'Stress') problems.push(...(await findOverflowInThemes(page, modes[0])))
    if (allExamplesStories.has(name)) problems.push(...(await findForcedColourProblems(page)))
    await applyStoryMode(page, modes[0])
    if (problems.length > 0) throw new Error(problems.join('\n'))
  },
}

/** Runs all checks on the story and returns the problems. */
async function findProblems(
  page: StoryPage,
  [first, ...others]: readonly [StoryMode, ...StoryMode[]],
  disabledRules: readonly string[],
): Promise<string[]> {
  const problems: string[] = []
  await applyStoryMode(page, first)
  problems.push(...(await findMotion(page)))
  problems.push(...(await findAxeViolations(page, first, 'all', disabledRules)))
  for (const mode of others) {
    await applyStoryMode(page, mode)
    problems.push(...(await findAxeViolations(page, mode, 'colours', disabledRules)))
  }
  await applyStoryMode(page, first)
  problems.push(...(await findFocusProblems(page)))
  problems.push(...(await findOverflow(page)))
  return problems
}

/** Checks targets, focus and overflow in another density or direction. */
async function findSizeProblems(
  page: StoryPage,
  mode: StoryMode,
  disabledRules: readonly string[],
): Promise<readonly string[]> {
  await applyStoryMode(page, mode)
  const problems = [...(await findFocusProblems(page)), ...(await findOverflow(page))]
  return [
    ...(await findAxeViolations(page, mode, 'all', disabledRules)),
    ...problems.map((problem) => `${formatStoryMode(mode)}: ${problem}`),
  ]
}

/** Checks the overflow in the themes other than that of `first`, which have other typefaces and sizes. */
async function findOverflowInThemes(page: StoryPage, first: StoryMode): Promise<readonly string[]> {
  const problems: string[] = []
  const brands = new Set(storyModes?.full.flat().map(({ theme }) => theme.brand))
  brands.delete(first.theme.brand)
  for (const brand of brands) {
    await applyStoryMode(page, { theme: { brand, mode: 'light' }, contrast: 'usual' })
    problems.push(...(await findOverflow(page)).map((problem) => `${brand}: ${problem}`))
  }
  return problems
}

export default config
