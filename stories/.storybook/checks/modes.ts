import type { TestRunnerConfig } from '@storybook/test-runner'

/** The page a story is shown on. */
export type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0]

/** One way a page can look. */
export interface Mode {
  readonly brand: string
  readonly theme: 'light' | 'dark'
  readonly contrast?: 'more'
}

/** Every look that a visitor can have, the usual one first. */
export const modes: readonly [Mode, ...Mode[]] = [
  { brand: 'fern', theme: 'light' },
  { brand: 'fern', theme: 'dark' },
  { brand: 'fern', theme: 'light', contrast: 'more' },
  { brand: 'fern', theme: 'dark', contrast: 'more' },
  { brand: 'harbour', theme: 'light' },
  { brand: 'harbour', theme: 'dark' },
]

export const nameOf = ({ brand, theme, contrast }: Mode): string =>
  [brand, theme, ...(contrast ? ['more contrast'] : [])].join(', ')

/** Sets a look and waits until it is painted: styles applied, transitions over. */
export async function setMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(({ brand, theme, contrast }) => {
    const { dataset } = document.documentElement
    Object.assign(dataset, { brand, theme })
    if (contrast) dataset['contrast'] = contrast
    else delete dataset['contrast']
  }, mode)
  await page.waitForFunction(
    ({ theme }) =>
      getComputedStyle(document.documentElement).colorScheme === theme &&
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
