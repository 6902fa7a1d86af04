import { Breadcrumbs } from '#design-system'
import { examples } from '#design-system/components/Breadcrumbs/Breadcrumbs.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Breadcrumbs,
  tags: ['stable'],
  parameters: usage({
    use: 'on pages two or more levels below the home page, above their title.',
    avoid: 'as the only way between pages of one level: that is a menu or Tabs.',
  }),
}

export const Playground = example(examples.default)
export const OnAPhone = { ...example(examples.deep), globals: { viewport: { value: 'phone' } } }
export const Everything = everything(Breadcrumbs, examples)
export const Stress = stress(Breadcrumbs, examples)
