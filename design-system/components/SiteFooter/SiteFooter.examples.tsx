import type { ComponentExamples } from '../../examples.ts'
import { Button } from '../Button/Button.tsx'
import { Input } from '../Input/Input.tsx'
import { exampleBrand } from '../SiteHeader/SiteHeader.examples.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import type { SiteFooterProps } from './SiteFooter.tsx'

const column = (title: string, ...labels: readonly string[]) => ({
  title,
  links: labels.map((label) => ({ label, href: `#${label}` })),
})

const newsletter = (id: string, text: string, email: string, submit: string) => (
  <form>
    <Stack space={12}>
      <Text size="small">{text}</Text>
      <Inline space={8}>
        <Input
          id={id}
          name="email"
          type="email"
          label={email}
          labelVariant="hidden"
          placeholder={email}
          variant="pill"
        />
        <Button type="submit" variant="secondary">
          {submit}
        </Button>
      </Inline>
    </Stack>
  </form>
)

const legal = (...labels: readonly string[]) => column('', ...labels).links

/** Examples of SiteFooter, from typical to extreme. */
export const examples = {
  default: {
    props: {
      brand: exampleBrand,
      brandHref: '#home',
      brandLabel: 'Felcera, home',
      newsletter: newsletter(
        'newsletter-english',
        'News on storage, twice a month. Unsubscribe with one click.',
        'Email',
        'Subscribe',
      ),
      columns: [
        column('Solutions', 'Residential', 'Commercial and industrial', 'Utility', 'Cases'),
        column('Products', 'All-in-one systems', 'Hybrid inverters', 'Batteries', 'AC chargers'),
        column('Platforms', 'ECOS', 'ECOS Hub', 'PANGU OS'),
        column('Support', 'Downloads', 'Maintenance', 'Warranty', 'Contact us'),
      ],
      note: '© 2026 Felcera',
      legal: legal('Privacy policy', 'Cookie policy', 'Service agreement', 'Legal notice'),
      labels: { links: 'Site', legal: 'Legal' },
    },
  },
  german: {
    lang: 'de',
    props: {
      brand: exampleBrand,
      brandHref: '#start',
      brandLabel: 'Felcera, zur Startseite',
      newsletter: newsletter(
        'newsletter-german',
        'Neues über Speicher, zweimal im Monat. Abmelden mit einem Klick.',
        'E-Mail-Adresse',
        'Abonnieren',
      ),
      columns: [
        column('Lösungen', 'Eigenheimspeicher', 'Gewerbe und Industrie', 'Netzspeicher'),
        column('Produkte', 'Komplettsysteme', 'Hybridwechselrichter', 'Wallboxen'),
        column('Service', 'Garantiebedingungen', 'Installationsanleitungen', 'Wartung'),
      ],
      note: '© 2026 Felcera',
      legal: legal('Datenschutzerklärung', 'Nutzungsvereinbarung', 'Impressum'),
      labels: { links: 'Seiten', legal: 'Rechtliches' },
    },
  },
  chinese: {
    lang: 'zh-CN',
    props: {
      brand: exampleBrand,
      brandHref: '#shouye',
      brandLabel: 'Felcera 首页',
      columns: [
        column('解决方案', '户用储能', '工商业储能', '大型储能'),
        column('产品', '一体机', '混合逆变器', '交流充电桩'),
      ],
      note: '© 2026 Felcera',
      legal: legal('隐私政策', '服务协议'),
      registrations: legal('京ICP备00000000号', '京公网安备00000000000000号'),
      labels: { links: '网站', legal: '法律信息' },
    },
  },
} satisfies ComponentExamples<SiteFooterProps>
