import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguageMenu, Stack } from '#design-system'

const meta = {
  component: LanguageMenu,
  args: {
    label: 'Language',
    items: [
      { label: 'Français', short: 'FR', lang: 'fr', href: '/?switchLang=fr' },
      { label: 'English', short: 'EN', lang: 'en-US', href: '/?switchLang=en', current: true },
      { label: '中文（简体）', short: 'CN', lang: 'zh-CN', href: '/?switchLang=cn' },
      { label: 'English (Australia)', short: 'AU', lang: 'en-AU', href: '/?switchLang=au' },
      { label: 'Deutsch', short: 'DE', lang: 'de', href: '/?switchLang=de' },
    ],
  },
} satisfies Meta<typeof LanguageMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Everything: Story = {
  render: (args) => (
    <div style={{ minBlockSize: '20rem' }}>
      <Stack space={4} direction="row" distribute="spread">
        <span />
        <LanguageMenu {...args} />
      </Stack>
    </div>
  ),
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
}
