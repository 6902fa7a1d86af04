import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container, Stack, Text, vars } from '#design-system'

const content = (
  <div style={{ background: vars.surface.tile, padding: '1.5rem' }}>
    <Text>Nothing touches the edges of the screen, and nothing is wider than it can be read.</Text>
  </div>
)

const meta = {
  component: Container,
  args: { children: content },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Everything: Story = {
  render: () => (
    <Stack space={24}>
      <Container>{content}</Container>
      <Container width="text">{content}</Container>
    </Stack>
  ),
}
