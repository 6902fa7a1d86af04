import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, Stack, Text, type IconName } from '#design-system'

const meta = { component: Icon, args: { name: 'sun', label: 'Sun' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

const names: IconName[] = [
  'arrow',
  'battery',
  'bolt',
  'check',
  'chevron',
  'clock',
  'close',
  'globe',
  'grid',
  'house',
  'menu',
  'minus',
  'monitor',
  'moon',
  'plus',
  'shield',
  'sun',
]

export const Everything: Story = {
  render: () => (
    <Stack space={24} direction="row">
      {names.map((name) => (
        <Stack key={name} space={8} align="center">
          <Icon name={name} size="large" />
          <Text size="small">{name}</Text>
        </Stack>
      ))}
    </Stack>
  ),
}
