import {
  Button,
  Grid,
  icons,
  Inline,
  LanguageMenu,
  Link,
  SiteFooter,
  Stack,
  Text,
  ThemeMenu,
} from '#design-system'
import type { ComponentGuides } from './componentGuide.ts'

const linksTo = (...labels: readonly string[]) =>
  labels.map((label) => (
    <Link key={label} href={`#${label}`} variant="quiet">
      {label}
    </Link>
  ))

const footer = {
  brand: 'Felcera',
  brandHref: '#home',
  brandLabel: 'Felcera, home',
  columns: [],
  note: '© 2026 Felcera',
}

/** Guides of the parts of header and footer. */
export const shellGuides: ComponentGuides = {
  LanguageMenu: {
    anatomy: [
      ['Button', 'The current language.', 'summary'],
      ['Languages', 'Each in its own words.', 'a'],
    ],
    right: {
      drawing: (
        <LanguageMenu
          label="Language"
          items={[{ label: 'Deutsch', href: '#de', lang: 'de', current: true }]}
        />
      ),
      reason: 'Readable for those who look for it.',
    },
    wrong: {
      drawing: (
        <LanguageMenu
          label="Choose language"
          items={[{ label: '🇩🇪 German', href: '#d', lang: 'de', current: true }]}
        />
      ),
      reason: 'A flag is a country, and "German" is English.',
    },
    accessibility: [
      'Each link has `lang` and `hreflang`.',
      'A `details` with links: works without script.',
    ],
    content: ['"Deutsch", "中文": never translated.'],
    related: ['ThemeMenu', 'SiteHeader'],
  },
  MegaMenu: {
    anatomy: [
      ['Button', 'Names the group.', 'summary'],
      ['Overview', 'The page of the group.'],
      ['Columns', 'Links with description or picture.', 'a'],
    ],
    right: {
      drawing: (
        <Grid columns={2} space={16}>
          <Stack space={8}>
            <Text tone="high">For homes</Text>
            {linksTo('Home system', 'Battery')}
          </Stack>
          <Stack space={8}>
            <Text tone="high">For companies</Text>
            {linksTo('Cabinet', 'Container')}
          </Stack>
        </Grid>
      ),
      reason: 'Columns with a title that groups them.',
    },
    wrong: {
      drawing: (
        <Stack space={8}>
          {linksTo(
            'Home system',
            'Battery',
            'Cabinet',
            'Container',
            'Warranty',
            'Downloads',
            'News',
            'Imprint',
          )}
        </Stack>
      ),
      reason: 'A site map, not a menu.',
    },
    accessibility: [
      'Opens by press, not by hovering alone.',
      'Links, not menu items: no role `menu`.',
    ],
    content: ['Descriptions of one line.'],
    related: ['SiteHeader', 'Menu'],
  },
  SiteFooter: {
    anatomy: [
      ['Brand', 'Leads home.'],
      ['Columns', 'Every part of the site.', 'a'],
      ['Newsletter', 'One field.', 'form'],
      ['Legal links', 'Imprint, privacy, terms.'],
    ],
    right: {
      drawing: (
        <SiteFooter
          {...footer}
          labels={{ links: 'Pages', legal: 'Legal pages' }}
          legal={[
            { label: 'Imprint', href: '#imprint' },
            { label: 'Privacy', href: '#privacy' },
            { label: 'Cookie settings', href: '#cookies' },
          ]}
        />
      ),
      reason: 'Found where everybody looks.',
    },
    wrong: {
      drawing: (
        <SiteFooter
          {...footer}
          labels={{ links: 'Offers', legal: 'Legal pages' }}
          newsletter={<Button>Buy now: our best offer</Button>}
          legal={[]}
        />
      ),
      reason: 'An advertisement under every page.',
    },
    accessibility: ['The `contentinfo` landmark; columns have headings or names.'],
    content: ['The titles of the pages.'],
    related: ['SiteHeader', 'Link'],
  },
  SiteHeader: {
    anatomy: [
      ['Brand', 'Leads home.', 'a'],
      ['Items', 'At most seven; some with a menu.', 'nav'],
      ['Search', 'A link, or a dialog with script.'],
      ['Languages and colour mode', 'At the end.'],
      ['Drawer', 'The same items on a phone.'],
    ],
    right: {
      drawing: (
        <Inline space={16}>
          <Link href="#solutions">Solutions</Link>
          <Link href="#products">Products</Link>
          <Link href="#support">Support</Link>
        </Inline>
      ),
      reason: 'Nouns of one word, in a fixed order.',
    },
    wrong: {
      drawing: (
        <Inline space={16}>
          <Link href="#discover">Discover more</Link>
          <Link href="#for-you">For you</Link>
        </Inline>
      ),
      reason: 'Nobody knows what is behind it.',
    },
    accessibility: [
      'The `banner` landmark; the current page is marked.',
      'Without script menus are `details`.',
    ],
    content: ['The same words as the titles of the pages.'],
    related: ['MegaMenu', 'Drawer', 'SkipLink', 'LanguageMenu'],
  },
  SkipLink: {
    anatomy: [['Link', 'Shown when it has the focus.', 'a']],
    right: {
      drawing: <Link href="#content">Skip to content</Link>,
      reason: 'The first stop of the Tab key.',
    },
    wrong: {
      drawing: <Link href="#footer">Skip to footer</Link>,
      reason: 'A second one that few need: more stops for all.',
    },
    accessibility: [
      'WCAG 2.4.1; its target can be focused.',
      'The first element of `body`, outside of `header` and `nav`. Tools may report that it is in no landmark: that is right.',
      'Its target is `main` or the heading in it, behind breadcrumbs and menus.',
    ],
    content: [
      '"Skip to content", in every language.',
      'It can be seen as soon as it has the focus: also people who see well use the keyboard.',
    ],
    related: ['SiteHeader', 'VisuallyHidden'],
  },
  ThemeMenu: {
    anatomy: [
      ['Button', 'The current mode.', 'summary, button'],
      ['Modes', 'System, light, dark.'],
    ],
    right: {
      drawing: (
        <ThemeMenu
          label="Colour mode"
          labels={{ system: 'System', light: 'Light', dark: 'Dark' }}
        />
      ),
      reason: 'The system decides until someone chooses.',
    },
    wrong: {
      drawing: <Button icon={icons.moonIcon} label="Dark mode" variant="quiet" />,
      reason: 'Two states: no way back to the system’s.',
    },
    accessibility: ['Shown only with script, without which it would do nothing.'],
    content: ['"System", not "automatic".'],
    related: ['LanguageMenu', 'Switch'],
  },
}
