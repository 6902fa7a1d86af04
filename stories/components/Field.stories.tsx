import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '#design-system'

const meta = {
  component: Field,
  args: {
    id: 'country',
    label: 'Country or region',
    help: 'Where the system will stand.',
    children: (control) => (
      <select {...control}>
        <option>France</option>
        <option>Deutschland</option>
        <option>Australia</option>
      </select>
    ),
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Everything: Story = {
  args: {
    id: 'message',
    label: 'Message',
    requiredLabel: 'required',
    help: 'A few sentences are enough.',
    error: 'Tell us what it is about.',
    children: (control) => <textarea rows={4} {...control} />,
  },
}
