import type { TestRunnerConfig } from '@storybook/test-runner'

/** Playwright page of a story. */
export type StoryPage = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0]

/** A combination of theme, colour mode, contrast, density and direction. */
export interface StoryMode {
  readonly theme: { readonly brand: string; readonly mode: 'light' | 'dark' }
  readonly contrast: 'usual' | 'more'
  /** By default that of the theme. */
  readonly density?: 'compact'
  readonly direction?: 'rtl'
}

type Modes = readonly [StoryMode, ...StoryMode[]]

/**
 * The modes in which stories are tested, from the environment; the first of a list is the default. Stories take turns with the
 * lists of `few`, those that show all examples with those of `full`; they and those of stress texts with those of
 * `otherSizes` besides.
 */
export const storyModes = JSON.parse(process.env['STORY_LOOKS'] ?? 'null') as {
  readonly few: readonly [Modes, ...Modes[]]
  readonly full: readonly [Modes, ...Modes[]]
  readonly otherSizes: readonly [Modes, ...Modes[]]
} | null

export const formatStoryMode = (story: StoryMode): string =>
  [
    story.theme.brand,
    story.theme.mode,
    story.contrast === 'more' && 'more contrast',
    story.density,
    story.direction,
  ]
    .filter(Boolean)
    .join(', ')

/** Sets a mode and waits until styles are applied and transitions have finished. */
export async function applyStoryMode(page: StoryPage, mode: StoryMode): Promise<void> {
  await page.evaluate(({ theme: { brand, mode: theme }, contrast, density, direction }) => {
    const root = document.documentElement
    const { dataset } = root
    Object.assign(dataset, { brand, theme })
    if (contrast === 'more') dataset['contrast'] = contrast
    else delete dataset['contrast']
    if (density) dataset['density'] = density
    else delete dataset['density']
    root.dir = direction ?? 'ltr'
  }, mode)
  await page.waitForFunction(
    ({ theme }) =>
      getComputedStyle(document.documentElement).colorScheme === theme.mode &&
      // Infinite animations are reported by findMoving.
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        ),
    mode,
  )
}
