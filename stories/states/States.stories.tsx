import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import * as designSystem from '#design-system'
import type { ComponentExamples } from '#design-system/examples.ts'
import { keyboardTables } from '../docs/keyboard/keyTables.ts'
import { overlayComponents } from './listComponentStates.tsx'
import { StateMatrix } from './StateMatrix.tsx'

const rulesForOneInstance = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
]

export default {
  title: 'Foundations/States',
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    // Landmarks are unique on a page, and each component is shown in all its states.
    a11y: { config: { rules: rulesForOneInstance.map((id) => ({ id, enabled: false })) } },
  },
} satisfies Meta

const components = new Map(Object.entries(designSystem))
const examples = import.meta.glob<{ readonly examples: ComponentExamples<object> }>(
  '../../design-system/components/*/*.examples.tsx',
  { eager: true },
)
/** Paths of the stories, whose folder is the group of a component. */
const storyPaths = Object.keys(import.meta.glob('../components/*/*.stories.tsx'))

const groupOf = (name: string) =>
  storyPaths
    .find((path) => path.endsWith(`/${name}.stories.tsx`))
    ?.split('/')
    .at(-2)

/** Creates a story with the states of the components of a group that are operated. */
const statesOf = (group: string): StoryObj => ({
  render: () => (
    <designSystem.Stack space={64}>
      {Object.keys(keyboardTables)
        .filter((name) => groupOf(name) === group && !overlayComponents.has(name))
        .map((name) => {
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
                />
              </designSystem.Stack>
            )
          )
        })}
    </designSystem.Stack>
  ),
})

/** Fields and buttons: rest, hover, pressed, focus, checked, selected, error, loading, read-only and disabled. */
export const Fields = statesOf('forms')
/** Links and menus. */
export const Navigation = statesOf('navigation')
/** Panels and messages. */
export const Feedback = statesOf('feedback')
/** Tables, files and other content. */
export const Content = statesOf('content')
/** Cards and scroll regions. */
export const Layout = statesOf('layout')
/** Links in text. */
export const Words = statesOf('text')
