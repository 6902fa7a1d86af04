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
      ['Button', 'It shows the current language.', 'summary'],
      ['Languages', 'Each is named in its own words.', 'a'],
    ],
    right: {
      drawing: (
        <LanguageMenu
          label="Language"
          items={[{ label: 'Deutsch', href: '#de', lang: 'de', current: true }]}
        />
      ),
      reason: 'People can read the name of their language.',
    },
    wrong: {
      drawing: (
        <LanguageMenu
          label="Choose language"
          items={[{ label: '🇩🇪 German', href: '#d', lang: 'de', current: true }]}
        />
      ),
      reason: 'A flag is a country, and "German" is an English word.',
    },
    accessibility: [
      'Each link has `lang` and `hreflang`, so that its name is pronounced correctly.',
      'It is a `details` element with links, so it works without script.',
    ],
    content: ['Never translate the name of a language ("Deutsch", "中文").'],
    related: ['ThemeMenu', 'SiteHeader'],
  },
  MegaMenu: {
    anatomy: [
      ['Button', 'It names the group.', 'summary'],
      ['Overview', 'It links to the page of the group.'],
      ['Columns', 'They have links with a description or picture.', 'a'],
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
      reason: 'The titles of the columns group the links.',
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
      reason: 'This is a site map, not a menu.',
    },
    accessibility: [
      'It opens when pressed and not on hover, which often happens by accident.',
      'It has links, so it does not have the role `menu`.',
    ],
    content: ['Keep each description to one line.'],
    related: ['SiteHeader', 'Menu'],
  },
  SiteFooter: {
    anatomy: [
      ['Brand', 'It links to the home page.', 'a'],
      ['Columns', 'They link to every part of the site.', 'nav'],
      ['Newsletter', 'It has one field.', 'form'],
      ['Legal links', 'They are imprint, privacy and terms.'],
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
      reason: 'People look for these links here.',
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
      reason: 'This is an advertisement on every page.',
    },
    accessibility: ['It is the `contentinfo` landmark, and its columns have headings.'],
    content: ['Use the titles of the pages.'],
    related: ['SiteHeader', 'Link'],
  },
  SiteHeader: {
    anatomy: [
      ['Brand', 'It links to the home page.', 'a'],
      ['Items', 'There are at most seven, some with a menu.', 'nav'],
      ['Search', 'It is a link that opens a dialog with script.'],
      ['Languages and colour mode', 'They stand at the end.'],
      ['Drawer', 'It has the same items below 1100 px.'],
    ],
    right: {
      drawing: (
        <Inline space={16}>
          <Link href="#solutions">Solutions</Link>
          <Link href="#products">Products</Link>
          <Link href="#support">Support</Link>
        </Inline>
      ),
      reason: 'They are nouns of one word in a fixed order.',
    },
    wrong: {
      drawing: (
        <Inline space={16}>
          <Link href="#discover">Discover more</Link>
          <Link href="#for-you">For you</Link>
        </Inline>
      ),
      reason: 'These do not say where they lead.',
    },
    accessibility: [
      'It is the `banner` landmark, and the current page is marked.',
      'Its menus are `details` elements, so they open without script.',
    ],
    content: ['Use the words of the titles of the pages.'],
    related: ['MegaMenu', 'Drawer', 'SkipLink', 'LanguageMenu'],
  },
  SkipLink: {
    anatomy: [['Link', 'It is shown while it has the focus.', 'a']],
    right: {
      drawing: <Link href="#content">Skip to content</Link>,
      reason: 'It is the first stop of the Tab key.',
    },
    wrong: {
      drawing: <Link href="#footer">Skip to footer</Link>,
      reason: 'Few people need a second one, which all keyboard users have to pass.',
    },
    accessibility: [
      'It meets WCAG 2.4.1. Set `tabIndex={-1}` on its target, because some browsers otherwise leave the focus behind.',
      'Place it first in `body`, outside `header` and `nav`. Ignore tools that report that it is in no landmark.',
      'Link to `main` or to the heading in it, after breadcrumbs and menus.',
    ],
    content: [
      'Write "Skip to content" in the language of the page.',
      'Never hide it while it has the focus, because sighted people use the keyboard, too.',
    ],
    related: ['SiteHeader', 'VisuallyHidden'],
  },
  ThemeMenu: {
    anatomy: [
      ['Button', 'It opens the list of modes.', 'summary, button'],
      [
        'Modes',
        'They are system, light and dark, and a tick marks the current one.',
        '[aria-pressed]',
      ],
    ],
    right: {
      drawing: (
        <ThemeMenu
          label="Colour mode"
          labels={{ system: 'System', light: 'Light', dark: 'Dark' }}
        />
      ),
      reason: 'The system decides until people choose.',
    },
    wrong: {
      drawing: <Button icon={icons.moonIcon} label="Dark mode" variant="quiet" />,
      reason: 'Two states offer no way back to the setting of the system.',
    },
    accessibility: ['It is shown only with script, without which it does nothing.'],
    content: ['Write "System" and not "Automatic", because it follows the system.'],
    related: ['LanguageMenu', 'Switch'],
  },
}
