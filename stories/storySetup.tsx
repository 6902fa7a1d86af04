import type { ComponentType } from 'react'
import { Stack } from '#design-system'
import type { ComponentExample, ComponentExamples } from '#design-system/examples.ts'

/** Decorator with room below a menu for its open panel. */
export const withSpaceBelow = (Story: ComponentType) => (
  <div style={{ minBlockSize: '20rem' }}>
    <Story />
  </div>
)

const landmarkRules = [
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-unique',
]

/** `Everything` for page-wide components: examples stacked vertically. */
export const createStackedStory = <Props extends object>(
  Component: ComponentType<Props>,
  examples: ComponentExamples<Props>,
) => ({
  parameters: {
    controls: { disable: true },
    // Landmark rules apply to one instance per page.
    a11y: { config: { rules: landmarkRules.map((id) => ({ id, enabled: false })) } },
  },
  render: () => (
    <Stack space={32}>
      {Object.entries<ComponentExample<Props>>(examples).map(
        ([name, { lang, background, props }]) => (
          <div
            key={name}
            lang={lang}
            data-theme={background && 'dark'}
            style={{ position: 'relative', minBlockSize: '5rem' }}
          >
            <Component {...props} />
          </div>
        ),
      )}
    </Stack>
  ),
})
