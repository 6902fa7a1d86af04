import { TabLinks } from '#design-system'
import { examples } from '#design-system/components/TabLinks/TabLinks.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: TabLinks,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use it for the views of an area that have addresses of their own, such as the parts of an account.',
    avoid:
      'Do not use it for views inside one page (use `Tabs`) or to filter a list (use `FilterLinks`).',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(TabLinks, examples)
export const Stress = createStressStory(TabLinks, examples)
