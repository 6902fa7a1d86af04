import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack, ThemeMenu } from '#design-system'
import { withScript } from '../samples.tsx'

const meta = {
  component: ThemeMenu,
  args: { label: 'Colour mode', labels: { system: 'System', light: 'Light', dark: 'Dark' } },
  beforeEach: withScript,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '18rem' }}>
        <Stack space={4} direction="row" distribute="spread">
          <span />
          <Story />
        </Stack>
      </div>
    ),
  ],
} satisfies Meta<typeof ThemeMenu>
export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = ({ canvasElement }) =>
  canvasElement.querySelector('summary')?.click()

export const Playground: Story = {}

export const Forced: Story = { args: { forced: 'This page is always dark.' }, play: open }

export const Everything: Story = { play: open }
