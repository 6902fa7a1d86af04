import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack, Text, type TextProps } from '#design-system'

const words =
  'Battery storage for homes, businesses and grids, from one cell to a hundred containers. A line is never longer than it can be read with ease, whatever the screen.'

const meta = { component: Text, args: { children: words } } satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Chinese: Story = {
  args: {
    children:
      '面向家庭、工商业与电网的储能系统：从一颗电芯到上百台集装箱，“同一种电芯，三种规模”。',
  },
  globals: { locale: 'cn' },
}

const sizes: NonNullable<TextProps['size']>[] = ['lead', 'body', 'small', 'fine']
const tones: NonNullable<TextProps['tone']>[] = ['high', 'body', 'muted', 'error']

export const Everything: Story = {
  render: () => (
    <Stack space={32}>
      {sizes.map((size) => (
        <Text key={size} size={size}>
          {size}: {words}
        </Text>
      ))}
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {words}
        </Text>
      ))}
    </Stack>
  ),
}
