import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import * as designSystem from '#design-system'
import type { ComponentExamples } from '#design-system/examples.ts'
import { componentStates } from './componentStates.ts'
import { StateMatrix } from './StateMatrix.tsx'

export default {
  title: 'Foundations/States',
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    // Landmarks are unique on a page, and each component is shown in all its states.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta

const components = new Map(Object.entries(designSystem))
const examples = import.meta.glob<{ readonly examples: ComponentExamples<object> }>(
  '../../design-system/components/*/*.examples.tsx',
  { eager: true },
)

/** Creates a story with the states of some components. */
const states = (isShown: (name: string) => boolean): StoryObj => ({
  render: () => (
    <designSystem.Stack space={64}>
      {Object.entries(componentStates)
        .filter(([name]) => isShown(name))
        .map(([name, own]) => {
          const file = `../../design-system/components/${name}/${name}`
          const component = components.get(name) as ComponentType<object> | undefined
          return (
            component && (
              <designSystem.Stack key={name} as="section" space={24}>
                <designSystem.Heading level={2} size="h4">
                  {name}
                </designSystem.Heading>
                <StateMatrix
                  component={component}
                  props={examples[`${file}.examples.tsx`]?.examples.default.props ?? {}}
                  states={own}
                />
              </designSystem.Stack>
            )
          )
        })}
    </designSystem.Stack>
  ),
})

const isField = (name: string): boolean => componentStates[name]?.includes('Error') === true

/** Rest, hover, pressed, focus, disabled, error and read-only of every field. */
export const Fields = states(isField)
/** Rest, hover, pressed, focus, disabled and loading of links, buttons and other controls. */
export const Controls = states((name) => !isField(name))
