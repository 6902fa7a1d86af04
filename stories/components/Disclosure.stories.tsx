import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure, Text } from '#design-system'

const answer = <Text>More than 10,000 cycles: about 27 years at one cycle a day.</Text>

const meta = {
  component: Disclosure,
  args: { summary: 'How long does a battery last?', children: answer },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Open: Story = { args: { open: true } }

export const Everything: Story = {
  render: () => (
    <div>
      <Disclosure summary="How long does a battery last?" name="faq" open>
        {answer}
      </Disclosure>
      <Disclosure
        summary="Can I add modules years later, and what happens to the ones I already have when I do?"
        name="faq"
      >
        {answer}
      </Disclosure>
      <Disclosure summary="Is it loud?" name="faq">
        {answer}
      </Disclosure>
    </div>
  ),
}
