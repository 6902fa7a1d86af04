import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import { findAxe } from './checks/axe.ts'
import { findCut, findMoving } from './checks/layout.ts'
import { findFocus } from './checks/focus.ts'
import { looks, type Mode, type Page, setMode } from './checks/modes.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface OwnParameters {
  readonly a11y?: {
    readonly config?: { readonly rules?: readonly { id: string; enabled: boolean }[] }
  }
}

/** Stories seen in every theme: they hold all examples of their component. Others are seen in light and dark. */
const showsAll = new Set(['Default', 'Everything'])

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const address = new URL('iframe.html', process.env['TARGET_URL'])
    // The panel of Storybook would run axe a second time for every story.
    address.searchParams.set('globals', 'a11y.manual:!true')
    await page.goto(address.href)
  },
  async postVisit(page, context) {
    const { parameters, tags } = await getStoryContext(page, context)
    const rules = (parameters as OwnParameters).a11y?.config?.rules ?? []
    const off = rules.filter(({ enabled }) => !enabled).map(({ id }) => id)
    await page.evaluate(() => document.fonts.ready)
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
    if (!looks) throw new Error('Stories are tested by: node tests/run.ts stories')
    const isFull = showsAll.has(context.name) || tags.includes('play-fn')
    const turn = createHash('sha256').update(context.id).digest().readUInt32BE()
    const full = looks.full[turn % looks.full.length] ?? looks.full[0]
    const problems = await look(page, isFull ? full : looks.few, off)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  },
}

/** Everything that is wrong with the story on the page, in words. */
async function look(
  page: Page,
  [first, ...others]: readonly [Mode, ...Mode[]],
  off: readonly string[],
): Promise<readonly string[]> {
  const problems: string[] = []
  await setMode(page, first)
  problems.push(...(await findMoving(page)))
  problems.push(...(await findAxe(page, first, 'all', off)))
  for (const mode of others) {
    await setMode(page, mode)
    problems.push(...(await findAxe(page, mode, 'colours', off)))
  }
  await setMode(page, first)
  problems.push(...(await findFocus(page)))
  problems.push(...(await findCut(page)))
  return problems
}

export default config
