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
    use: 'Use breadcrumbs on pages that are two or more levels below the home page, above the title of the page.',
    avoid:
      'Do not use breadcrumbs on a site without levels, or as the only navigation between pages of the same level, which need a menu or `TabLinks`. Use a `Stepper` for the steps of a form.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const OnAPhone = {
  ...createExampleStory(examples.deep),
  globals: { viewport: { value: 'phone' } },
}
export const Everything = createEverythingStory(Breadcrumbs, examples)
export const Stress = createStressStory(Breadcrumbs, examples)
