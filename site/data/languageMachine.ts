import { defaultLocale, localizePath, splitLocale, type Locale } from './locales.ts'
import { anyOrigin, safePath } from './safePath.ts'
import { readSwitch } from './switchLang.ts'

/** A page being asked for: `query` is `?…` or nothing, a hash never takes part. */
export interface LanguageVisit {
  readonly path: string
  readonly query: string
  /** The stored language, if the visitor has one. */
  readonly stored: Locale | undefined
  /** What `detectLocale` would offer them. */
  readonly detected: Locale
}

export interface LanguageAnswer {
  /** What is stored from now on; the same as before if nothing changes. */
  readonly stored: Locale | undefined
  /** Where the visitor goes instead: a path of this site with its query. None: the page is shown. */
  readonly redirect?: string
}

/** Whether an unprefixed path exists in a variant. */
export type VariantExists = (locale: Locale, path: string) => boolean

/**
 * Which language variant of a page a visitor sees and what is remembered of it. Redirects only to variants
 * that exist; its rows are the cases of `languageMachine.table.ts`.
 */
export function languageMachine(
  { path: asked, query, stored, detected }: LanguageVisit,
  exists: VariantExists = () => true,
): LanguageAnswer {
  const split = splitLocale(asked)
  const path = split.path === '/index.html' ? '/' : split.path
  const asSwitch = readSwitch(query)
  const go = (locale: Locale, remembered: Locale | undefined): LanguageAnswer =>
    exists(locale, path)
      ? {
          stored: remembered,
          redirect: safePath(localizePath(locale, path) + asSwitch.rest, anyOrigin),
        }
      : { stored: remembered }

  if (asSwitch.locale !== undefined) return go(asSwitch.locale, asSwitch.locale)
  if (asSwitch.present) return go(stored ?? split.locale, stored)
  if (split.prefixed) return { stored: split.locale }
  if (stored !== undefined) return stored === defaultLocale ? { stored } : go(stored, stored)
  if (path !== '/') return { stored }
  return detected === defaultLocale ? { stored: detected } : go(detected, detected)
}
