import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, Stack, type HeadingProps } from '#design-system'

const meta = {
  component: Heading,
  args: { level: 1, children: 'Daylight, kept.' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const TwoTones: Story = {
  args: {
    level: 2,
    children: (
      <>
        One cell. <em>Three scales of storage.</em>
      </>
    ),
  },
}

export const LongestGerman: Story = {
  args: { children: 'Mindest\u00ADeigen\u00ADverbrauchs\u00ADoptimierung' },
  globals: { locale: 'de', viewport: { value: 'small' } },
}

export const Chinese: Story = {
  args: {
    level: 2,
    children: (
      <>
        一颗电芯。<em>三种储能规模。</em>
      </>
    ),
  },
  globals: { locale: 'cn' },
}

const sizes: NonNullable<HeadingProps['size']>[] = ['display', 'h1', 'h2', 'h3', 'h4', 'h5']

export const Everything: Story = {
  render: () => (
    <Stack space={48}>
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Kept for the night. <em>Used by day.</em>
        </Heading>
      ))}
    </Stack>
  ),
}
