import type { StoryObj } from '@storybook/react-vite'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Grid, Stack, Text } from '#design-system'
import type { ComponentExample, ComponentExamples } from '#design-system/examples.ts'
import { transformVisibleTexts, withUniqueIds } from '../texts/transformVisibleTexts.ts'
import { transformPropsForStoryLocale } from '../texts/siteTexts.ts'
import {
  type StressKind,
  toStressText,
  stressLanguages,
  stressKinds,
} from '../texts/stressTexts.ts'

/** Usage guidance on the docs page of a component. */
export interface UsageGuidance {
  /** When to use the component. */
  readonly use: string
  /** When not to use it, and the alternative. */
  readonly avoid: string
}

/** Story parameters with the usage guidance. */
export const createUsageParameters = (words: UsageGuidance) => ({ usage: words })

/** Creates a story from an example. */
export const createExampleStory = <Props extends object>({
  lang,
  background,
  props,
}: ComponentExample<Props>) => ({
  args: props as Partial<Props>,
  decorators: [
    (Story: ComponentType) => <ExampleFrame {...{ lang, background }}>{<Story />}</ExampleFrame>,
  ],
})

/** Creates a story of an example as the server renders it, without script. */
export const createServerRenderedStory = <Props extends object>(
  Component: ComponentType<Props>,
  { lang, background, props }: ComponentExample<Props>,
) => ({
  parameters: { controls: { disable: true } },
  // Components of other stories have set it.
  beforeEach: () => {
    delete document.documentElement.dataset['script']
  },
  render: () => (
    <ExampleFrame {...{ lang, background }}>
      <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Component {...props} />) }} />
    </ExampleFrame>
  ),
})

/** Creates a story with all examples in a grid, for visual regression tests. */
export function createEverythingStory<Props extends object>(
  Component: ComponentType<Props>,
  examples: ComponentExamples<Props>,
  { columns = 2 }: { readonly columns?: 1 | 2 | 3 | 4 } = {},
): StoryObj {
  return {
    parameters: { controls: { disable: true } },
    render: (_, { globals }) => (
      <Grid columns={{ base: 1, desktop: columns > 3 ? 2 : columns, wide: columns }} space="gap">
        {Object.entries(examples).map(([name, { lang, background, props }]) => (
          <Stack key={name} space={8}>
            <Text size="small">{name}</Text>
            <ExampleFrame {...{ lang, background }}>
              {/* Radio buttons of one name exclude each other, also those of another story. */}
              <Component
                {...withUniqueIds(transformPropsForStoryLocale(props, globals['locale']), 'all')}
              />
            </ExampleFrame>
          </Stack>
        ))}
      </Grid>
    ),
  }
}

/** Creates a story of the default example with stress texts: long German, Chinese, unbroken words of 60 letters. */
export function createStressStory<Props extends object>(
  Component: ComponentType<Props>,
  examples: ComponentExamples<Props>,
  /** A subset for components that allow only one instance per page. */
  names: readonly StressKind[] = stressKinds,
): StoryObj {
  const { background, props } = examples.default
  return {
    // Docs pages show texts as they are meant.
    tags: ['!autodocs'],
    parameters: {
      controls: { disable: true },
      // Accessible names and visible texts are not extended in the same way.
      a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
    },
    render: () => (
      <Stack space={32}>
        {names.map((name) => (
          <section key={name} lang={stressLanguages[name]} data-strain={name}>
            <ExampleFrame {...{ lang: undefined, background }}>
              <Component
                {...withUniqueIds(transformVisibleTexts(props, toStressText[name]), name)}
              />
            </ExampleFrame>
          </section>
        ))}
      </Stack>
    ),
  }
}

interface ExampleFrameProps {
  readonly lang: ComponentExample<object>['lang'] | undefined
  readonly background: ComponentExample<object>['background'] | undefined
  readonly children: ReactNode
}

/** Sets language and background of an example. */
function ExampleFrame({ lang, background, children }: ExampleFrameProps) {
  return (
    <div
      lang={lang}
      data-theme={background && 'dark'}
      data-on-picture={background === 'picture' ? '' : undefined}
    >
      {children}
    </div>
  )
}
