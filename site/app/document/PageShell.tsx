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
import { limitToOneFile } from '#data/content/pictures.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import {
  type Locale,
  localeCodes,
  locales,
  localizePath,
  splitLocaleFromPath,
} from '#data/locale/locales.ts'
import { searchPath } from '#data/pages/resourcePaths.ts'
import { maxQueryLength } from '#data/search/tokenizer.ts'
import { operatorEntries } from '#generated/operator.ts'
import { site } from '#generated/site.ts'
import { SiteProvider, useHref, useLabel, usePicture, useText } from '#sections/site.tsx'
import { BrandLogo } from './Brand.tsx'
import { ConsentNotice } from './ConsentNotice.tsx'
import { FooterNewsletter } from './FooterNewsletter.tsx'
import * as styles from './PageShell.css.ts'
import type { PageRouteHandle, ShellData } from '../pages/pageData.ts'
import { CachedFragment } from './CachedFragment.tsx'

type FrameHandle = Pick<PageRouteHandle, 'layout' | 'underHeader' | 'colorMode'>

interface FrameProps {
  shell: ShellData
  handle: FrameHandle
  children: ReactNode
}

/** Layout of a page: with header and footer, with a logo only, or without both. */
export function PageShell({ shell, handle, children }: FrameProps) {
  if (handle.layout === 'test') return <main>{children}</main>
  const isError = handle.layout === 'error'
  const hasChrome = isError || handle.layout === 'default'
  return (
    <SiteProvider words={shell.words}>
      <ContentSkipLink />
      {hasChrome ? <SharedHeader shell={shell} handle={handle} /> : <BareHeader />}
      {shell.banner && <ConsentNotice shell={shell} />}
      <main
        className={isError ? styles.error : styles.content}
        id="content"
        tabIndex={-1}
        data-layout={isError ? 'error' : undefined}
      >
        {children}
      </main>
      {hasChrome && <SharedFooter shell={shell} />}
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
const linkedPaths = new Set<string>(links.map(({ href }) => href))

/** Returns the current path if header or footer link to it; part of their cache keys, as the link is marked as current. */
function currentLink(shell: ShellData): string {
  const path = pathOf(shell)
  return linkedPaths.has(path) ? path : ''
}

function SharedHeader({ shell, handle }: { shell: ShellData; handle: FrameHandle }) {
  const { underHeader, colorMode = '' } = handle
  const [, query = ''] = shell.address.split('?')
  return (
    <CachedFragment
      name="header"
      by={[shell.locale, underHeader, colorMode, currentLink(shell)].join(' ')}
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
  <CachedFragment
    name="footer"
    by={[shell.locale, currentLink(shell)].join(' ')}
    here=""
    show={() => (
      <SiteProvider words={shell.words}>
        <Footer shell={shell} />
        {site.search && <SiteSearch popular={site.search} />}
      </SiteProvider>
    )}
  />
)

const ContentSkipLink = () => <SkipLink href="#content">{useText()('nav.skip')}</SkipLink>

function BareHeader() {
  const text = useText()
  const href = useHref()
  return (
    <header>
      <Container>
        <a className={styles.brand} href={href('/')} aria-label={text('brand.home')}>
          <BrandLogo />
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

const pathOf = ({ address }: ShellData): string =>
  splitLocaleFromPath(address.split('?')[0] ?? '/').path

interface HeaderProps {
  shell: ShellData
  handle: FrameHandle
  /** URL of the document, ending in `?` or `&`, so that a parameter can be appended. */
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
    icon: shownTo && icons.userIcon,
  })
  return (
    <SiteHeader
      brand={<BrandLogo />}
      brandHref={href('/')}
      brandLabel={text('brand.home')}
      items={menu.map(item)}
      utility={{ label: text('nav.utility'), links: utility.map(utilityLink) }}
      action={link(action)}
      overPicture={handle.underHeader}
      labels={{ main: text('nav.main'), menu: text('nav.menu'), close: text('nav.close') }}
      search={
        site.search && { label: text('search.open'), href: href(searchPath), opens: searchDialog }
      }
      languageMenu={<SiteLanguageMenu locale={shell.locale} here={here} />}
      themeMenu={<SiteThemeMenu forced={handle.colorMode} />}
    />
  )
}

const searchDialog = 'site-search'

/** Search dialog, opened by the search link if scripts run. */
function SiteSearch({ popular }: { popular: readonly ConfigLink[] }) {
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
        maxLength: maxQueryLength,
      }}
      links={{
        title: text('search.popular'),
        items: popular.map(({ label, href: path }) => ({
          label: text(label),
          href: href(path),
        })),
      }}
    />
  )
}

/** Width of a picture in the menu, in px at twice the density. */
const menuPictureWidth = 384

/** Converts a menu item; its children form a panel if any has a description or a picture, else a list. */
function useNavItem(shell: ShellData) {
  const text = useText()
  const picture = usePicture()
  const link = useLink(shell)
  return ({ children, ...item }: (typeof menu)[number]): NavItem => {
    if (!children) return link(item)
    const links = children.map((page) => ({
      ...link(page),
      description: page.description && text(page.description),
      picture: page.picture && limitToOneFile(picture(page.picture).source, menuPictureWidth),
    }))
    const panel = links.some(({ description, picture }) => description ?? picture)
    return { ...link(item), ...(panel ? { columns: [{ links }] } : { children: links }) }
  }
}

function SiteLanguageMenu({ locale, here }: { locale: Locale; here: string }) {
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

function SiteThemeMenu({ forced }: { forced: 'light' | 'dark' | undefined }) {
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

/** Returns the registrations of the site in a locale that the operator has filled in. */
const registrations = (locale: Locale) =>
  (footer.registrations ?? []).flatMap(({ locale: shownIn, number, href }) => {
    const label = operatorEntries[number]?.value
    return shownIn === locale && typeof label === 'string'
      ? [{ label, href: href.replace('{digits}', label.replace(/\D/g, '')) }]
      : []
  })

function Footer({ shell }: { shell: ShellData }) {
  const text = useText()
  const href = useHref()
  const link = useLink(shell)
  const label = useLabel()
  const linkInColumn = (item: ConfigLink) => ({ ...link(item), label: label(item.label) })
  const { columns, legal } = footer
  return (
    <SiteFooter
      brand={<BrandLogo />}
      brandHref={href('/')}
      brandLabel={text('brand.home')}
      newsletter={<FooterNewsletter />}
      columns={columns.map((column) => ({
        title: text(column.title),
        links: column.links.map(linkInColumn),
      }))}
      note={text('footer.copyright')}
      legal={legal.map(link)}
      registrations={registrations(shell.locale)}
      labels={{ links: text('footer.links'), legal: text('footer.legal') }}
    />
  )
}
