import type { TestRunnerConfig } from '@storybook/test-runner'

/** The page a story is shown on. */
export type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0]

/** One way a page can look. */
export interface Mode {
  readonly theme: { readonly brand: string; readonly mode: 'light' | 'dark' }
  readonly contrast: 'usual' | 'more'
}

type Modes = readonly [Mode, ...Mode[]]

/**
 * The looks of stories as whoever starts the runner gives them, the usual one first: a few for all stories, and full
 * lists that those which show everything take in turn.
 */
export const looks = JSON.parse(process.env['STORY_LOOKS'] ?? 'null') as {
  readonly few: Modes
  readonly full: readonly [Modes, ...Modes[]]
} | null

export const nameOf = ({ theme: { brand, mode }, contrast }: Mode): string =>
  [brand, mode, ...(contrast === 'more' ? ['more contrast'] : [])].join(', ')

/** Sets a look and waits until it is painted: styles applied, transitions over. */
export async function setMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(({ theme: { brand, mode: theme }, contrast }) => {
    const { dataset } = document.documentElement
    Object.assign(dataset, { brand, theme })
    if (contrast === 'more') dataset['contrast'] = contrast
    else delete dataset['contrast']
  }, mode)
  await page.waitForFunction(
    ({ theme }) =>
      getComputedStyle(document.documentElement).colorScheme === theme.mode &&
      // What moves without end is told by findMoving.
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        ),
    mode,
  )
}
