import { SearchField } from '#design-system'
import { examples } from '#design-system/components/SearchField/SearchField.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: SearchField,
  tags: ['beta'],
  parameters: usage({
    use: 'to search a whole site or a long list by words.',
    avoid: 'to narrow a list by what is known of it: that is a filter.',
  }),
}

export const Playground = example(examples.default)
export const Filled = example(examples.filled)
export const Everything = everything(SearchField, examples, { columns: 1 })
export const Stress = stress(SearchField, examples)
