import { LanguageMenu, SiteFooter, SiteHeader, SkipLink, ThemeMenu } from '#design-system'
import type { ReactNode } from 'react'
import { localeCodes, locales, localizePath, splitLocale } from '#data/locales.ts'
import { site } from '#generated/site.ts'
import { SiteProvider, useHref, useText } from '#sections/site.tsx'
import { Brand } from './Brand.tsx'
import type { PageHandle, ShellData } from './pageData.ts'

interface FrameProps {
  shell: ShellData
  handle: Pick<PageHandle, 'layout' | 'underHeader'>
  children: ReactNode
}

/** What stands around the content of a page: header and footer, a logo that leads home, or nothing. */
export function Frame({ shell, handle, children }: FrameProps) {
  if (handle.layout === 'test') return <main>{children}</main>
  return (
    <SiteProvider words={shell.words}>
      {handle.layout === 'default' ? (
        <Full shell={shell} underHeader={handle.underHeader}>
          {children}
        </Full>
      ) : (
        <Bare>{children}</Bare>
      )}
    </SiteProvider>
  )
}

function Bare({ children }: { children: ReactNode }) {
  const href = useHref()
  return (
    <>
      <header>
        <a href={href('/')}>
          <Brand />
        </a>
      </header>
      <main id="content">{children}</main>
    </>
  )
}

function Full({
  shell,
  underHeader,
  children,
}: {
  shell: ShellData
  underHeader: boolean
  children: ReactNode
}) {
  const text = useText()
  const href = useHref()
  const { path } = splitLocale(shell.address)
  const link = (item: { label: string; href: string }) => ({
    label: text(item.label),
    href: href(item.href),
    current: path === item.href,
  })
  return (
    <>
      <SkipLink href="#content">{text('nav.skip')}</SkipLink>
      <SiteHeader
        brand={<Brand />}
        brandHref={href('/')}
        brandLabel={text('brand.home')}
        items={site.menu.map((item) => ({ ...link(item), children: item.children?.map(link) }))}
        action={link(site.action)}
        overPicture={underHeader}
        labels={{ main: text('nav.main'), menu: text('nav.menu'), close: text('nav.close') }}
        languageMenu={<Languages shell={shell} />}
        themeMenu={<Themes />}
      />
      <main id="content">{children}</main>
      <SiteFooter />
    </>
  )
}

function Languages({ shell }: { shell: ShellData }) {
  const text = useText()
  const { path } = splitLocale(shell.address.split('?')[0] ?? '/')
  const current = localizePath(shell.locale, path)
  return (
    <LanguageMenu
      label={text('nav.language')}
      items={localeCodes.map((code) => ({
        label: locales[code].name,
        lang: locales[code].languageTag,
        href: `${current}?switchLang=${code}`,
        current: code === shell.locale,
      }))}
    />
  )
}

function Themes() {
  const text = useText()
  return (
    <ThemeMenu
      label={text('nav.theme')}
      labels={{
        system: text('theme.system'),
        light: text('theme.light'),
        dark: text('theme.dark'),
      }}
    />
  )
}
