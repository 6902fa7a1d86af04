import { Button, icons, Inline, LanguageMenu, Link, Text, ThemeMenu } from '#design-system'
import type { ComponentGuides } from './componentGuide.ts'

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
      drawing: <Text>Storage: Home system, Battery, Cabinet</Text>,
      reason: 'Columns with a title that groups them.',
    },
    wrong: { drawing: <Text>40 links in one column</Text>, reason: 'A site map, not a menu.' },
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
      drawing: <Text>Imprint · Privacy · Cookie settings</Text>,
      reason: 'Found where everybody looks.',
    },
    wrong: {
      drawing: <Text>Buy now · Our best offer</Text>,
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
