import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture, LanguageMenu, SiteHeader, ThemeMenu } from '#design-system'
import { samplePicture } from '#design-system/examples.ts'
import { SampleBrand, withScript } from '../samples.tsx'

const languages = (
  <LanguageMenu
    label="Language"
    items={[
      { label: 'English', short: 'EN', lang: 'en-US', href: '#en', current: true },
      { label: '中文（简体）', short: 'CN', lang: 'zh-CN', href: '#cn' },
      { label: 'Deutsch', short: 'DE', lang: 'de', href: '#de' },
    ]}
  />
)

const themes = (
  <ThemeMenu label="Colour mode" labels={{ system: 'System', light: 'Light', dark: 'Dark' }} />
)

const meta = {
  component: SiteHeader,
  args: {
    brand: <SampleBrand />,
    brandHref: '#home',
    brandLabel: 'Felcera, home',
    items: [
      {
        label: 'Solutions',
        href: '#solutions',
        children: [
          { label: 'Residential', href: '#residential' },
          { label: 'Commercial and industrial', href: '#ci' },
          { label: 'Utility', href: '#utility' },
        ],
      },
      {
        label: 'Products',
        href: '#products',
        children: [{ label: 'Home battery', href: '#home' }],
      },
      { label: 'Platforms', href: '#platforms' },
      { label: 'How to buy', href: '#buy' },
      { label: 'About us', href: '#about', current: true },
      { label: 'News', href: '#news' },
    ],
    action: { label: 'Contact us', href: '#contact' },
    labels: { main: 'Main', menu: 'Menu', close: 'Close' },
    languageMenu: languages,
    themeMenu: themes,
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: withScript,
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OverPicture: Story = {
  args: { overPicture: true },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative' }}>
        <Picture source={samplePicture(1600, 900)} alt="" sizes="100vw" />
        <Story />
      </div>
    ),
  ],
  // What lies under the words is a picture; its own darkness decides, and the sample's is not the site's.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
}

export const OpenOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLElement>('[data-sheet] > summary')?.click(),
}

export const Everything: Story = {
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLElement>('nav details > summary')?.click(),
}
