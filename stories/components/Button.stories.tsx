import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Stack } from '#design-system'

const meta = { component: Button, args: { children: 'Explore home storage' } } satisfies Meta<
  typeof Button
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const AsLink: Story = { args: { href: '#products' } }

export const Loading: Story = { args: { loading: true, children: 'Sending' } }

export const LongestGerman: Story = {
  args: { children: 'Beratungsgespräch zur Mindesteigenverbrauchsoptimierung vereinbaren' },
  globals: { locale: 'de', viewport: { value: 'small' } },
}

export const Everything: Story = {
  render: () => (
    <Stack space={32}>
      {(['primary', 'secondary'] as const).map((variant) => (
        <Stack key={variant} space={16} direction="row">
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} icon="arrow">
            With icon
          </Button>
          <Button variant={variant} href="#link">
            As link
          </Button>
          <Button variant={variant} loading>
            Sending
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Stack>
      ))}
      <div data-theme="dark" data-on-picture="">
        <Stack space={16} direction="row">
          <Button variant="glass">On a photograph</Button>
          <Button variant="glass" size="small">
            Small
          </Button>
        </Stack>
      </div>
    </Stack>
  ),
}
