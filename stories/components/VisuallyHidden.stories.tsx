import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, Text, VisuallyHidden } from '#design-system'

const meta = {
  component: VisuallyHidden,
  args: { children: 'about the third production centre' },
  render: ({ children }) => (
    <Text>
      <Link href="#news">
        More <VisuallyHidden>{children}</VisuallyHidden>
      </Link>
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Everything: Story = {}
