import type { Meta, StoryObj } from '@storybook/react-vite'
import { Input, Stack } from '#design-system'

const meta = {
  component: Input,
  args: { id: 'email', name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof Input>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithError: Story = {
  args: { error: 'Write an address like name@example.com.', defaultValue: 'nobody' },
}

export const Everything: Story = {
  render: () => (
    <Stack space={24}>
      <Input id="a" name="a" label="Name" help="As on your invoice." requiredLabel="required" />
      <Input id="b" name="b" label="Company" placeholder="Placeholder" />
      <Input id="c" name="c" label="E-mail" error="Write an address like name@example.com." />
      <Input
        id="d"
        name="d"
        label="Search"
        labelVariant="hidden"
        variant="pill"
        placeholder="Pill"
      />
    </Stack>
  ),
}
