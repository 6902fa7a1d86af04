import { SiteFooter } from '#design-system'
import { examples } from '#design-system/components/SiteFooter/SiteFooter.examples.tsx'
import { everythingStacked } from '../../storySetup.tsx'
import { example, stress, usage } from '../story.tsx'

export default {
  component: SiteFooter,
  tags: ['stable'],
  parameters: {
    ...usage({
      use: 'once, at the end of every page with a header.',
      avoid: 'on account screens and the contact form, which stand alone.',
    }),
    layout: 'fullscreen',
  },
}

export const Playground = example(examples.default)
export const OnAPhone = { ...example(examples.default), globals: { viewport: { value: 'phone' } } }
export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = everythingStacked(SiteFooter, examples)
export const Stress = stress(SiteFooter, examples)
