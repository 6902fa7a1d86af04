import type { ReactNode } from 'react'
import { defaultLocale, type Locale, localeCodes, locales } from '#data/locale/locales.ts'
import { shareImageSize } from '#data/pages/shareImages.ts'
import { site } from '#generated/site.ts'
import { speculationRules } from '#generated/speculation.ts'
import { theme } from '#generated/theme.ts'
import type { PageData, PageRouteHandle, ShellData } from '../pages/pageData.ts'
import { documentHeadScript, listFontPreloads } from './headScript.ts'
import { shellUrl } from 'virtual:shell'

interface HtmlDocumentProps {
  shell: ShellData
  /** Route handle of the page, or of the error page. */
  handle: PageRouteHandle | undefined
  page: PageData | undefined
  /** Style sheets of the matched route. */
  styles: ReactNode
  /** Scripts of a page that is hydrated whole. */
  scripts: ReactNode
  children: ReactNode
}

/** HTML document of every page: language, head, colour mode and the shell script. */
export function HtmlDocument({
  shell,
  handle,
  page,
  styles,
  scripts,
  children,
}: HtmlDocumentProps) {
  const { languageTag, textTag } = locales[shell.locale]
  const lang = textTag === languageTag ? undefined : textTag
  const forcedColorMode = handle?.colorMode
  return (
    <html
      lang={languageTag}
      data-brand={theme}
      data-theme={forcedColorMode}
      data-theme-forced={forcedColorMode && ''}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? documentHeadScript : '' }}
        />
        {page && <PageHead page={page} lang={lang} />}
        {(!page || handle?.noindex) && <meta name="robots" content="noindex" />}
        {listFontPreloads(shell.locale).map((font) => (
          <link
            key={font.href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin=""
            {...font}
          />
        ))}
        {styles}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {import.meta.env.DEV && (
          <>
            <script type="module" src="/@vite/client" />
            <script type="module" src="/scripts/dev/pageUpdates.ts" />
          </>
        )}
        <script type="module" fetchPriority="low" src={shellUrl} suppressHydrationWarning />
      </head>
      <body lang={lang} data-marketing={handle?.class === 'marketing' ? '' : undefined}>
        {children}
        {handle?.class === 'marketing' && handle.layout === 'default' && <Pixels />}
        {scripts}
        {page && page.structured.length > 0 && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: scriptJson(page.structured) }}
          />
        )}
        {handle?.class === 'marketing' && handle.layout === 'default' && (
          <script
            type="speculationrules"
            dangerouslySetInnerHTML={{
              __html: import.meta.env.SSR ? speculationRules[shell.locale] : '',
            }}
          />
        )}
      </body>
    </html>
  )
}

/** Tracking pixels for browsers without script; the server responds with 204 without consent. */
const Pixels = () => (
  <noscript>
    <iframe src="/api/pixels/tag-manager" title="Felcera" sandbox="allow-same-origin" hidden />
    <img src="/api/pixels/ad-tracker" alt="" width={1} height={1} hidden />
    <img src="/api/pixels/network-tag" alt="" width={1} height={1} hidden />
  </noscript>
)

function PageHead({ page, lang }: { page: PageData; lang: string | undefined }) {
  const defaultVariant = page.alternates.find(({ locale }) => locale === defaultLocale)
  return (
    <>
      <title lang={lang}>{page.title}</title>
      <meta name="description" content={page.description} lang={lang} />
      <link rel="canonical" href={page.canonical} />
      {page.alternates.map(({ locale, href }) => (
        <link key={locale} rel="alternate" hrefLang={locales[locale].languageTag} href={href} />
      ))}
      {defaultVariant && <link rel="alternate" hrefLang="x-default" href={defaultVariant.href} />}
      <link
        rel="alternate"
        type="application/atom+xml"
        href={`${locales[page.locale].prefix}/feed.xml`}
      />
      {site.search && (
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={`${locales[page.locale].prefix}/opensearch.xml`}
          title={site.brand.name}
        />
      )}
      <SocialTags page={page} />
    </>
  )
}

/** Open Graph and Twitter card tags. */
function SocialTags({ page }: { page: PageData }) {
  const tags = Object.entries({
    'og:type': 'website',
    'og:site_name': site.brand.name,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': page.canonical,
    'og:locale': openGraphLocales.get(page.locale),
    'og:image': page.shareImage,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(shareImageSize.width),
    'og:image:height': String(shareImageSize.height),
    'og:image:alt': page.title,
  })
  return (
    <>
      {tags.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Open Graph locale of each site locale: `de_DE`. */
const openGraphLocales = new Map<Locale, string>(
  localeCodes.map((code) => {
    const { language, region } = new Intl.Locale(locales[code].languageTag).maximize()
    return [code, `${language}_${region}`]
  }),
)

/** Serializes JSON for a script element; `<` is escaped, so that the text cannot close it. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
