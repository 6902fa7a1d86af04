import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink, Text } from '#design-system'

const meta = {
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="content">
          <Text>Press Tab to see the link.</Text>
        </div>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Everything: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus(),
}
