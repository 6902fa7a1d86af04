import { Divider, Stack, Text } from '#design-system'
import { examples } from '#design-system/components/Divider/Divider.examples.tsx'
import { everything, example, usage } from '../story.tsx'

export default {
  component: Divider,
  tags: ['beta'],
  parameters: usage({
    use: 'between groups that space alone does not separate: in a Popover, between settings.',
    avoid: 'between rows of a list or table, which have lines of their own, and as decoration.',
  }),
}

export const Playground = example(examples.default)
/** Between the two parts of a settings page. */
export const InSettings = {
  render: () => (
    <Stack space={16}>
      <Text>Notices are sent by mail.</Text>
      <Divider />
      <Text>Reports are sent on the first day of a month.</Text>
    </Stack>
  ),
}
export const Everything = everything(Divider, examples)
