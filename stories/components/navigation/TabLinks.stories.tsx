import { TabLinks } from '#design-system'
import { examples } from '#design-system/components/TabLinks/TabLinks.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: TabLinks,
  tags: ['beta'],
  parameters: usage({
    use: 'for the views of an area that have addresses of their own: the parts of an account.',
    avoid: 'for views inside of one page (Tabs), and to filter a list (FilterLinks).',
  }),
}

export const Playground = example(examples.default)
export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = everything(TabLinks, examples)
export const Stress = stress(TabLinks, examples)
