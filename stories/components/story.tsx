import type { StoryObj } from '@storybook/react-vite'
import type { ComponentType, ReactNode } from 'react'
import { Grid, Stack, Text } from '#design-system'
import type { Example, Examples } from '#design-system/examples.ts'
import { mapWords, withOwnIds } from '../words/mapWords.ts'
import { propsIn } from '../words/siteWords.ts'
import { type Strain, strain, strainLanguages, strains } from '../words/stress.ts'

/** What a designer or developer reads first on the docs page of a component. */
export interface Usage {
  /** When it is the right one. */
  readonly use: string
  /** When something else is, and what. */
  readonly avoid: string
}

/** Usage guidance as the docs page shows it. */
export const usage = (words: Usage) => ({ usage: words })

/** An example as a story of its own. */
export const example = <Props extends object>({ lang, ground, props }: Example<Props>) => ({
  args: props as Partial<Props>,
  decorators: [(Story: ComponentType) => <Ground {...{ lang, ground }}>{<Story />}</Ground>],
})

/** Every example of a component in one grid: what the visual run takes a picture of. */
export function everything<Props extends object>(
  Component: ComponentType<Props>,
  examples: Examples<Props>,
  { columns = 2 }: { readonly columns?: 1 | 2 | 3 | 4 } = {},
): StoryObj {
  return {
    parameters: { controls: { disable: true } },
    render: (_, { globals }) => (
      <Grid columns={columns} mobileColumns={1} space="gap">
        {Object.entries(examples).map(([name, { lang, ground, props }]) => (
          <Stack key={name} space={8}>
            <Text size="small">{name}</Text>
            <Ground {...{ lang, ground }}>
              <Component {...propsIn(props, globals['locale'])} />
            </Ground>
          </Stack>
        ))}
      </Grid>
    ),
  }
}

/** The usual example with words harder than any translation: long German, Chinese, 60 letters without a break. */
export function stress<Props extends object>(
  Component: ComponentType<Props>,
  examples: Examples<Props>,
  /** Fewer where one has the page to itself. */
  names: readonly Strain[] = strains,
): StoryObj {
  const { ground, props } = examples.default
  return {
    parameters: {
      controls: { disable: true },
      // Names and the words they repeat are not made longer in the same way.
      a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
    },
    render: () => (
      <Stack space={32}>
        {names.map((name) => (
          <section key={name} lang={strainLanguages[name]} data-strain={name}>
            <Ground {...{ lang: undefined, ground }}>
              <Component {...withOwnIds(mapWords(props, strain[name]), name)} />
            </Ground>
          </section>
        ))}
      </Stack>
    ),
  }
}

interface GroundProps {
  readonly lang: Example<object>['lang'] | undefined
  readonly ground: Example<object>['ground'] | undefined
  readonly children: ReactNode
}

/** The language and the ground an example asks for. */
function Ground({ lang, ground, children }: GroundProps) {
  return (
    <div
      lang={lang}
      data-theme={ground && 'dark'}
      data-on-picture={ground === 'picture' ? '' : undefined}
    >
      {children}
    </div>
  )
}
