import { Breadcrumbs } from '#design-system'
import { examples } from '#design-system/components/Breadcrumbs/Breadcrumbs.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Breadcrumbs,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'on pages two or more levels below the home page, above their title.',
    avoid: 'as the only way between pages of one level: that is a menu or Tabs.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const OnAPhone = {
  ...createExampleStory(examples.deep),
  globals: { viewport: { value: 'phone' } },
}
export const Everything = createEverythingStory(Breadcrumbs, examples)
export const Stress = createStressStory(Breadcrumbs, examples)
