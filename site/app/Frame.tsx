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
import { localeCodes, locales, localizePath, splitLocale } from '#data/locales.ts'
import { searchPath } from '#data/resources.ts'
import { longestQuery } from '#data/searchWords.ts'
import { site } from '#generated/site.ts'
import { SiteProvider, useHref, usePicture, useText } from '#sections/site.tsx'
import { Brand } from './Brand.tsx'
import { FooterNewsletter } from './FooterNewsletter.tsx'
import * as styles from './Frame.css.ts'
import type { PageHandle, ShellData } from './pageData.ts'

type FrameHandle = Pick<PageHandle, 'layout' | 'underHeader' | 'colorMode'>

interface FrameProps {
  shell: ShellData
  handle: FrameHandle
  children: ReactNode
}

/** What stands around the content of a page: header and footer, a logo that leads home, or nothing. */
export function Frame({ shell, handle, children }: FrameProps) {
  if (handle.layout === 'test') return <main>{children}</main>
  return (
    <SiteProvider words={shell.words}>
      <Skip />
      {handle.layout === 'default' ? <Header shell={shell} handle={handle} /> : <BareHeader />}
      <main className={styles.content} id="content" tabIndex={-1}>
        {children}
      </main>
      {handle.layout === 'default' && <Footer shell={shell} />}
      {handle.layout === 'default' && <Search />}
    </SiteProvider>
  )
}

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
  const { path } = splitLocale(pathOf(shell))
  return (item: ConfigLink) => ({
    label: text(item.label),
    href: href(item.href),
    current: path === item.href,
  })
}

const pathOf = ({ address }: ShellData): string => address.split('?')[0] ?? '/'

function Header({ shell, handle }: { shell: ShellData; handle: FrameHandle }) {
  const text = useText()
  const href = useHref()
  const link = useLink(shell)
  const item = useNavItem(shell)
  const utility = ({ shownTo, ...page }: (typeof site.utility)[number]) => ({
    ...link(page),
    shownTo,
    icon: shownTo && icons.user,
  })
  return (
    <SiteHeader
      brand={<Brand />}
      brandHref={href('/')}
      brandLabel={text('brand.home')}
      items={site.menu.map(item)}
      utility={{ label: text('nav.utility'), links: site.utility.map(utility) }}
      action={link(site.action)}
      overPicture={handle.underHeader}
      labels={{ main: text('nav.main'), menu: text('nav.menu'), close: text('nav.close') }}
      search={{ label: text('search.open'), href: href(searchPath), opens: searchDialog }}
      languageMenu={<Languages shell={shell} />}
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
  return ({ children, ...item }: (typeof site.menu)[number]): NavItem => {
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

function Languages({ shell }: { shell: ShellData }) {
  const text = useText()
  const { path } = splitLocale(pathOf(shell))
  const here = localizePath(shell.locale, path)
  const [, query = ''] = shell.address.split('?')
  return (
    <LanguageMenu
      label={text('nav.language')}
      items={localeCodes.map((code) => ({
        label: locales[code].name,
        short: code.toUpperCase(),
        lang: locales[code].languageTag,
        href: `${here}?${query && `${query}&`}switchLang=${code}`,
        current: code === shell.locale,
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
  const { columns, legal } = site.footer
  return (
    <SiteFooter
      brand={<Brand />}
      brandHref={href('/')}
      brandLabel={text('brand.home')}
      newsletter={<FooterNewsletter />}
      columns={columns.map(({ title, links }) => ({ title: text(title), links: links.map(link) }))}
      note={text('footer.copyright')}
      legal={legal.map(link)}
      labels={{ links: text('footer.links'), legal: text('footer.legal') }}
    />
  )
}
