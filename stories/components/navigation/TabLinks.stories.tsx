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
    use: 'for the views of an area that have addresses of their own: the parts of an account.',
    avoid: 'for views inside of one page (Tabs), and to filter a list (FilterLinks).',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(TabLinks, examples)
export const Stress = createStressStory(TabLinks, examples)
