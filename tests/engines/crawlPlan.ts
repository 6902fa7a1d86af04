import { localizePath, type Locale } from '#data/locale/locales.ts'
import { usesAllLooks } from '../matrix.ts'

/** A page as it is crawled: address, colour scheme and width. */
export interface CrawlLook {
  readonly path: string
  readonly scheme: 'light' | 'dark'
  readonly width: number
}

/** One page of each template. */
const templates = [
  '/',
  '/products',
  '/products/ac-charger',
  '/products/compare?ids=ac-charger,smart-plug',
  '/solutions/residential-ess',
  '/solutions/cases/house-bavaria',
  '/about-us',
  '/explore/news',
  '/explore/blog/dynamic-tariffs',
  '/support-center/downloads',
  '/support-center/faq',
  '/contact-us',
  '/login',
  '/document/privacy-policy',
] as const

const locales: readonly Locale[] = ['en', 'de', 'cn']
const schemes = ['light', 'dark'] as const
const widths = [320, 390, 1440] as const

const lookOf = (template: string, locale: Locale, scheme: 'light' | 'dark', width: number) => ({
  path: localizePath(locale, template),
  scheme,
  width,
})

/** Each template in every locale, scheme and width at least once; with `--all` in every combination. */
export const crawlPlan: readonly CrawlLook[] = templates.flatMap((template, at) =>
  usesAllLooks
    ? locales.flatMap((locale) =>
        schemes.flatMap((scheme) => widths.map((width) => lookOf(template, locale, scheme, width))),
      )
    : locales.map((locale, turn) =>
        lookOf(
          template,
          locale,
          schemes[(turn + at) % 2] ?? 'light',
          widths[(turn + at) % 3] ?? 390,
        ),
      ),
)
