import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Input, Link, SiteFooter, Stack, Text } from '#design-system'
import { SampleBrand } from '../samples.tsx'

const column = (title: string, ...labels: string[]) => ({
  title,
  links: labels.map((label) => ({ label, href: `#${label}` })),
})

const newsletter = (
  <form>
    <Stack space={12}>
      <Text size="small">News on storage, twice a month. Unsubscribe with one click.</Text>
      <Stack space={8} direction="row">
        <Input
          id="newsletter"
          name="email"
          type="email"
          label="E-mail"
          labelVariant="hidden"
          placeholder="E-mail"
          variant="pill"
        />
        <Button type="submit" variant="secondary">
          Subscribe
        </Button>
      </Stack>
    </Stack>
  </form>
)

const meta = {
  component: SiteFooter,
  args: {
    brand: <SampleBrand />,
    brandHref: '#home',
    brandLabel: 'Felcera, home',
    newsletter,
    columns: [
      column('Solutions', 'Residential', 'C&I', 'Utility', 'Cases'),
      column('Products', 'All-in-one systems', 'Hybrid inverters', 'Batteries', 'AC chargers'),
      column('Platforms', 'ECOS', 'ECOS Hub', 'PANGU OS'),
      column('Support', 'Downloads', 'Maintenance', 'Warranty', 'Contact us'),
    ],
    note: '© 2026 Felcera',
    legal: column('', 'Privacy policy', 'Cookies policy', 'Service agreement', 'Legal notice')
      .links,
    end: (
      <Link href="#cookies" variant="quiet">
        Cookie settings
      </Link>
    ),
    labels: { links: 'Site', legal: 'Legal' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Everything: Story = {}
