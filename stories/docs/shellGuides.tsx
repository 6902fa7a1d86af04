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
      ['Button', 'The button shows the current language.', 'summary'],
      ['Languages', 'Each language is named in that language.', 'a'],
    ],
    right: {
      drawing: (
        <LanguageMenu
          label="Language"
          items={[{ label: 'Deutsch', href: '#de', lang: 'de', current: true }]}
        />
      ),
      reason: 'People who look for their language can read its name.',
    },
    wrong: {
      drawing: (
        <LanguageMenu
          label="Choose language"
          items={[{ label: '🇩🇪 German', href: '#d', lang: 'de', current: true }]}
        />
      ),
      reason:
        'A flag stands for a country, and people who look for Deutsch may not know the word "German".',
    },
    accessibility: [
      'Each link has `lang` and `hreflang`, so screen readers pronounce its name correctly.',
      'It is a native `details` element with links, so it works without script.',
    ],
    content: ['Write each name in its own language ("Deutsch", "中文") and never translate it.'],
    related: ['ThemeMenu', 'SiteHeader'],
  },
  MegaMenu: {
    anatomy: [
      ['Button', 'The button names the group.', 'summary'],
      ['Overview', 'The overview links to the page of the group.'],
      ['Columns', 'The columns contain links with a description or a picture.', 'a'],
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
      reason: 'A long list without groups is a site map, not a menu.',
    },
    accessibility: [
      'It opens when it is pressed, not on hover, because hovering opens menus by accident.',
      'It contains links, so it does not have the role `menu`.',
    ],
    content: ['Keep each description to one line.'],
    related: ['SiteHeader', 'Menu'],
  },
  SiteFooter: {
    anatomy: [
      ['Brand', 'The logo links to the home page.'],
      ['Columns', 'The columns link to every part of the site.', 'a'],
      ['Newsletter', 'The newsletter form has one field.', 'form'],
      ['Legal links', 'The legal links are imprint, privacy and terms.'],
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
      reason: 'People look for these links at the end of a page.',
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
      reason: 'This is an advertisement below every page.',
    },
    accessibility: [
      'It is the `contentinfo` landmark. Its columns have headings, and both navigations have names.',
    ],
    content: ['Use the titles of the pages as link texts, so that people recognise the pages.'],
    related: ['SiteHeader', 'Link'],
  },
  SiteHeader: {
    anatomy: [
      ['Brand', 'The logo links to the home page.', 'a'],
      ['Items', 'There are at most seven items, some of which open a menu.', 'nav'],
      ['Search', 'The search is a link. With script, it opens a dialog.'],
      ['Languages and colour mode', 'The menus for language and colour mode stand at the end.'],
      ['Drawer', 'Below 1100 px, the drawer contains the same items.'],
    ],
    right: {
      drawing: (
        <Inline space={16}>
          <Link href="#solutions">Solutions</Link>
          <Link href="#products">Products</Link>
          <Link href="#support">Support</Link>
        </Inline>
      ),
      reason: 'The items are nouns of one word in a fixed order.',
    },
    wrong: {
      drawing: (
        <Inline space={16}>
          <Link href="#discover">Discover more</Link>
          <Link href="#for-you">For you</Link>
        </Inline>
      ),
      reason: 'These items do not say where they lead.',
    },
    accessibility: [
      'It is the `banner` landmark, and the link to the current page has `aria-current="page"`.',
      'Its menus are native `details` elements, so they open without script.',
    ],
    content: [
      'Use the same words as the titles of the pages, so that people know they have arrived.',
    ],
    related: ['MegaMenu', 'Drawer', 'SkipLink', 'LanguageMenu'],
  },
  SkipLink: {
    anatomy: [['Link', 'The link is shown while it has the focus.', 'a']],
    right: {
      drawing: <Link href="#content">Skip to content</Link>,
      reason: 'The link is the first stop of the Tab key and skips the header.',
    },
    wrong: {
      drawing: <Link href="#footer">Skip to footer</Link>,
      reason: 'Few people need a second skip link, but all keyboard users would have to pass it.',
    },
    accessibility: [
      'It meets WCAG 2.4.1. Set `tabIndex={-1}` on its target, because some browsers otherwise scroll there without moving the focus.',
      'Place it as the first element of `body`, outside `header` and `nav`. You can ignore tools that report that it is in no landmark.',
      'Link to `main` or to the heading in it, after breadcrumbs and menus.',
    ],
    content: [
      'Write "Skip to content" in the language of the page.',
      'Do not hide it while it has the focus, because sighted people use the keyboard, too.',
    ],
    related: ['SiteHeader', 'VisuallyHidden'],
  },
  ThemeMenu: {
    anatomy: [
      ['Button', 'The button opens the list of modes.', 'summary, button'],
      ['Modes', 'The modes are system, light and dark. A tick marks the current one.'],
    ],
    right: {
      drawing: (
        <ThemeMenu
          label="Colour mode"
          labels={{ system: 'System', light: 'Light', dark: 'Dark' }}
        />
      ),
      reason: 'The page follows the system until the visitor chooses a mode.',
    },
    wrong: {
      drawing: <Button icon={icons.moonIcon} label="Dark mode" variant="quiet" />,
      reason: 'A button with two states has no way back to the mode of the system.',
    },
    accessibility: ['It is shown only with script, because it would do nothing without it.'],
    content: ['Write "System" instead of "Automatic", because the mode follows the system.'],
    related: ['LanguageMenu', 'Switch'],
  },
}
