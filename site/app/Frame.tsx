import {
  Container,
  icons,
  LanguageMenu,
  SearchDialog,
  SiteFooter,
  SiteHeader,
  SkipLink,
  ThemeMenu,
  type NavItem,
} from '#design-system'
import type { ReactNode } from 'react'
import type { MessageId } from '#data/fields.ts'
import { type Locale, localeCodes, locales, localizePath, splitLocale } from '#data/locales.ts'
import { searchPath } from '#data/resources.ts'
import { longestQuery } from '#data/searchWords.ts'
import { site } from '#generated/site.ts'
import { SiteProvider, useHref, usePicture, useText } from '#sections/site.tsx'
import { Brand } from './Brand.tsx'
import { FooterNewsletter } from './FooterNewsletter.tsx'
import * as styles from './Frame.css.ts'
import type { PageHandle, ShellData } from './pageData.ts'
import { Piece } from './Piece.tsx'

type FrameHandle = Pick<PageHandle, 'layout' | 'underHeader' | 'colorMode'>

interface FrameProps {
  shell: ShellData
  handle: FrameHandle
  children: ReactNode
}

/** What stands around the content of a page: header and footer, a logo that leads home, or nothing. */
export function Frame({ shell, handle, children }: FrameProps) {
  if (handle.layout === 'test') return <main>{children}</main>
  const whole = handle.layout === 'default'
  return (
    <SiteProvider words={shell.words}>
      <Skip />
      {whole ? <SharedHeader shell={shell} handle={handle} /> : <BareHeader />}
      <main className={styles.content} id="content" tabIndex={-1}>
        {children}
      </main>
      {whole && <SharedFooter shell={shell} />}
    </SiteProvider>
  )
}

const { menu, utility, action, footer } = site
const links = [
  ...menu.flatMap((item) => [item, ...(item.children ?? [])]),
  ...utility,
  action,
  ...footer.columns.flatMap((column) => column.links),
  ...footer.legal,
]
const linked = new Set<string>(links.map(({ href }) => href))

/** The page that is marked among the links around it; most are marked nowhere. */
function marked(shell: ShellData): string {
  const path = pathOf(shell)
  return linked.has(path) ? path : ''
}

function SharedHeader({ shell, handle }: { shell: ShellData; handle: FrameHandle }) {
  const { underHeader, colorMode = '' } = handle
  const [, query = ''] = shell.address.split('?')
  return (
    <Piece
      name="header"
      by={[shell.locale, underHeader, colorMode, marked(shell)].join(' ')}
      here={`${localizePath(shell.locale, pathOf(shell))}?${query && `${query}&`}`}
      show={(here) => (
        <SiteProvider words={shell.words}>
          <Header shell={shell} handle={handle} here={here} />
        </SiteProvider>
      )}
    />
  )
}

const SharedFooter = ({ shell }: { shell: ShellData }) => (
  <Piece
    name="footer"
    by={[shell.locale, marked(shell)].join(' ')}
    here=""
    show={() => (
      <SiteProvider words={shell.words}>
        <Footer shell={shell} />
        <Search />
      </SiteProvider>
    )}
  />
)

const Skip = () => <SkipLink href="#content">{useText()('nav.skip')}</SkipLink>

function BareHeader() {
  const text = useText()
  const href = useHref()
  return (
    <header>
      <Container>
        <a className={styles.brand} href={href('/')} aria-label={text('brand.home')}>
          <Brand />
        </a>
      </Container>
    </header>
  )
}

interface ConfigLink {
  readonly label: MessageId
  readonly href: string
}

function useLink(shell: ShellData) {
  const text = useText()
  const href = useHref()
  const path = pathOf(shell)
  return (item: ConfigLink) => ({
    label: text(item.label),
    href: href(item.href),
    current: path === item.href,
  })
}

const pathOf = ({ address }: ShellData): string => splitLocale(address.split('?')[0] ?? '/').path

interface HeaderProps {
  shell: ShellData
  handle: FrameHandle
  /** The document's address, to which a query is added. */
  here: string
}

function Header({ shell, handle, here }: HeaderProps) {
  const text = useText()
  const href = useHref()
  const link = useLink(shell)
  const item = useNavItem(shell)
  const utilityLink = ({ shownTo, ...page }: (typeof utility)[number]) => ({
    ...link(page),
    shownTo,
    icon: shownTo && icons.user,
  })
  return (
    <SiteHeader
      brand={<Brand />}
      brandHref={href('/')}
      brandLabel={text('brand.home')}
      items={menu.map(item)}
      utility={{ label: text('nav.utility'), links: utility.map(utilityLink) }}
      action={link(action)}
      overPicture={handle.underHeader}
      labels={{ main: text('nav.main'), menu: text('nav.menu'), close: text('nav.close') }}
      search={{ label: text('search.open'), href: href(searchPath), opens: searchDialog }}
      languageMenu={<Languages locale={shell.locale} here={here} />}
      themeMenu={<Themes forced={handle.colorMode} />}
    />
  )
}

const searchDialog = 'site-search'

/** What the link to the search opens where scripts run. */
function Search() {
  const text = useText()
  const href = useHref()
  return (
    <SearchDialog
      id={searchDialog}
      closeLabel={text('nav.close')}
      field={{
        id: `${searchDialog}-words`,
        name: 'q',
        action: href(searchPath),
        label: text('search.label'),
        placeholder: text('search.placeholder'),
        submitLabel: text('search.submit'),
        maxLength: longestQuery,
      }}
      links={{
        title: text('search.popular'),
        items: site.search.map(({ label, href: path }) => ({
          label: text(label),
          href: href(path),
        })),
      }}
    />
  )
}

/** With a description or a picture, the pages under an item are shown in a panel; else in a list. */
function useNavItem(shell: ShellData) {
  const text = useText()
  const picture = usePicture()
  const link = useLink(shell)
  return ({ children, ...item }: (typeof menu)[number]): NavItem => {
    if (!children) return link(item)
    const links = children.map((page) => ({
      ...link(page),
      description: page.description && text(page.description),
      picture: page.picture && picture(page.picture).source,
    }))
    const panel = links.some(({ description, picture }) => description ?? picture)
    return { ...link(item), ...(panel ? { columns: [{ links }] } : { children: links }) }
  }
}

function Languages({ locale, here }: { locale: Locale; here: string }) {
  const text = useText()
  return (
    <LanguageMenu
      label={text('nav.language')}
      items={localeCodes.map((code) => ({
        label: locales[code].name,
        short: code.toUpperCase(),
        lang: locales[code].languageTag,
        href: `${here}switchLang=${code}`,
        current: code === locale,
      }))}
    />
  )
}

function Themes({ forced }: { forced: 'light' | 'dark' | undefined }) {
  const text = useText()
  const labels = {
    system: text('theme.system'),
    light: text('theme.light'),
    dark: text('theme.dark'),
  }
  return (
    <ThemeMenu
      label={text('nav.theme')}
      labels={labels}
      forced={forced && text('theme.forced', { mode: labels[forced] })}
    />
  )
}

function Footer({ shell }: { shell: ShellData }) {
  const text = useText()
  const href = useHref()
  const link = useLink(shell)
  const { columns, legal } = footer
  return (
    <SiteFooter
      brand={<Brand />}
      brandHref={href('/')}
      brandLabel={text('brand.home')}
      newsletter={<FooterNewsletter />}
      columns={columns.map((column) => ({
        title: text(column.title),
        links: column.links.map(link),
      }))}
      note={text('footer.copyright')}
      legal={legal.map(link)}
      labels={{ links: text('footer.links'), legal: text('footer.legal') }}
    />
  )
}
