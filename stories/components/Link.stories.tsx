import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, Stack, Text } from '#design-system'

const meta = {
  component: Link,
  args: { href: '#products', children: 'See the system', variant: 'more' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Everything: Story = {
  render: () => (
    <Stack space={24} align="start">
      <Text>
        Running text holds <Link href="#inline">a link that is underlined</Link>, so that colour is
        not needed to find it.
      </Text>
      <Link href="#more" variant="more">
        See the system
      </Link>
      <Link href="#quiet" variant="quiet">
        One of many in a list
      </Link>
    </Stack>
  ),
}
