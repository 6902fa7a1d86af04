import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs, Text, vars } from '#design-system'
import { withScript } from '../samples.tsx'

const panel = (text: string) => (
  <div style={{ background: vars.surface.tile, minBlockSize: '20rem', padding: '2rem' }}>
    <Text>{text}</Text>
  </div>
)

const meta = {
  component: Tabs,
  args: {
    label: 'Operating modes',
    ready: true,
    level: 2,
    items: [
      {
        id: 'self-power',
        label: 'Self-power',
        summary: 'Use your own sun first. The battery covers the evening and the night.',
        content: panel('A day of your own power.'),
      },
      {
        id: 'time-of-use',
        label: 'Time of use',
        summary: 'Charge when power is cheap, use it when it is dear.',
        content: panel('A day with two tariffs.'),
      },
      {
        id: 'back-up',
        label: 'Back up',
        summary: 'A reserve that waits for an outage.',
        content: panel('A day with an outage.'),
      },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithoutScript: Story = { args: { ready: false } }

export const BeforeHydration: Story = { args: { ready: false }, beforeEach: withScript }

export const Everything: Story = {
  play: ({ canvasElement }) => {
    const second = canvasElement.querySelectorAll<HTMLElement>('[role=tab]')[1]
    second?.focus()
  },
}
