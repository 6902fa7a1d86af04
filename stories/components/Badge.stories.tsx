import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Stack } from '#design-system'

const meta = { component: Badge, args: { children: 'Company' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Everything: Story = {
  render: () => (
    <Stack space={12} direction="row">
      <Badge>Company</Badge>
      <Badge tone="success">Delivered</Badge>
      <Badge tone="info">New</Badge>
      <Badge tone="warning">Ends soon</Badge>
      <Badge tone="error">Failed</Badge>
    </Stack>
  ),
}
