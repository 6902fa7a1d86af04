import { Divider, Stack, Text } from '#design-system'
import { examples } from '#design-system/components/Divider/Divider.examples.tsx'
import { createEverythingStory, createExampleStory, createUsageParameters } from '../story.tsx'

export default {
  component: Divider,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use a divider between groups that space alone does not separate, for example between the settings in a `Popover`.',
    avoid:
      'Do not use it between the rows of a list or table, which have lines of their own, or as decoration.',
  }),
}

export const Playground = createExampleStory(examples.default)
/** The divider separates the two parts of a settings page. */
export const InSettings = {
  render: () => (
    <Stack space={16}>
      <Text>Notices are sent by mail.</Text>
      <Divider />
      <Text>Reports are sent on the first day of a month.</Text>
    </Stack>
  ),
}
export const Everything = createEverythingStory(Divider, examples)
