import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConsentBanner } from '#design-system'

const meta = {
  component: ConsentBanner,
  args: {
    title: 'Cookies',
    text: 'We use necessary cookies to make the site work and, if you agree, others to understand how it is used. You can change your choice at any time.',
    action: '/cookie-settings',
    next: '/',
    acceptLabel: 'Accept',
    declineLabel: 'Decline',
    settings: { href: '/cookie-settings', label: 'Choose which' },
  },
} satisfies Meta<typeof ConsentBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Everything: Story = {
  args: {
    title: 'Cookies und Datenschutzeinstellungen',
    text: 'Notwendige Cookies halten die Website am Laufen. Mit Ihrer Einwilligung nutzen wir weitere, um zu verstehen, wie sie verwendet wird. Die Auswahl lässt sich jederzeit ändern.',
    acceptLabel: 'Akzeptieren',
    declineLabel: 'Ablehnen',
    settings: { href: '/de/cookie-settings', label: 'Datenschutzeinstellungen' },
  },
  globals: { locale: 'de' },
}
