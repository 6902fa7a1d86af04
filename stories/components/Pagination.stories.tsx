import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination, Stack } from '#design-system'

const pages = (count: number, current: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: String(index + 1),
    href: `?page=${index + 1}`,
    current: index + 1 === current,
  }))

const meta = {
  component: Pagination,
  args: {
    label: 'Pages of the news',
    pages: pages(4, 2),
    previous: { label: 'Previous', href: '?page=1' },
    next: { label: 'Next', href: '?page=3' },
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Everything: Story = {
  render: (args) => (
    <Stack space={24}>
      <Pagination label="First" pages={pages(3, 1)} next={args.next} />
      <Pagination {...args} label="Between" />
      <Pagination label="Many" pages={pages(18, 9)} previous={args.previous} next={args.next} />
    </Stack>
  ),
}
