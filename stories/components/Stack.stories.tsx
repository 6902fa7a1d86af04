import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, Stack, Text, vars, type StackProps } from '#design-system'

const block = (label: string) => (
  <div key={label} style={{ background: vars.surface.tile, padding: '.75rem 1rem' }}>
    <Text>{label}</Text>
  </div>
)

const blocks = ['Foot', 'Module', 'Head'].map(block)

const meta = {
  component: Stack,
  args: { space: 16, children: blocks },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Row: Story = { args: { direction: 'row', distribute: 'spread' } }

const spaces: StackProps['space'][] = [4, 8, 12, 16, 24, 32, 48, 'gap', 'block']

export const Everything: Story = {
  render: () => (
    <Stack space={32}>
      {spaces.map((space) => (
        <Stack key={space} space={16}>
          <Heading level={2} size="h5">
            {space}
          </Heading>
          <Stack space={space} direction="row">
            {blocks}
          </Stack>
        </Stack>
      ))}
    </Stack>
  ),
}
