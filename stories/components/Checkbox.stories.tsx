import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox, Stack } from '#design-system'

const meta = {
  component: Checkbox,
  args: {
    id: 'statistics',
    name: 'kinds',
    label: 'Statistics',
    help: 'Counts visits, not people.',
  },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Everything: Story = {
  render: () => (
    <Stack space={16}>
      <Checkbox id="a" name="kinds" label="Off" />
      <Checkbox id="b" name="kinds" label="On" defaultChecked />
      <Checkbox
        id="c"
        name="kinds"
        label="Necessary"
        help="Cannot be refused."
        defaultChecked
        disabled
      />
    </Stack>
  ),
}
