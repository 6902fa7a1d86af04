import { SiteFooter } from '#design-system'
import { examples } from '#design-system/components/SiteFooter/SiteFooter.examples.tsx'
import { createStackedStory } from '../../storySetup.tsx'
import { createExampleStory, createStressStory, createUsageParameters } from '../story.tsx'

export default {
  component: SiteFooter,
  tags: ['stable'],
  parameters: {
    ...createUsageParameters({
      use: 'Use the footer once, at the end of every page that has a header.',
      avoid:
        'Do not use it on account screens or on the page of the contact form, because they stand alone.',
    }),
    layout: 'fullscreen',
  },
}

export const Playground = createExampleStory(examples.default)
export const OnAPhone = {
  ...createExampleStory(examples.default),
  globals: { viewport: { value: 'phone' } },
}
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createStackedStory(SiteFooter, examples)
export const Stress = createStressStory(SiteFooter, examples)
