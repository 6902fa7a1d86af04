import { defaultLocale, localizePath, splitLocaleFromPath, type Locale } from './locales.ts'
import { dummyOrigin, sanitizeRedirectPath } from '../pages/sanitizeRedirectPath.ts'
import { parseSwitchLang } from './switchLangQuery.ts'

/** Requested page; `query` is `?…` or empty. The hash does not take part. */
export interface LocaleRequest {
  readonly path: string
  readonly query: string
  /** Stored locale of the visitor, if any. */
  readonly stored: Locale | undefined
  /** Result of `detectLocale`. */
  readonly detected: Locale
}

/** Result of the locale resolution. */
export interface LocaleResolution {
  /** Locale to store; unchanged if it equals the previous one. */
  readonly stored: Locale | undefined
  /** Redirect target: a path of this site with its query. If undefined, the requested page is shown. */
  readonly redirect?: string
}

/** Returns true if an unprefixed path exists in a locale. */
export type LocaleExistsPredicate = (locale: Locale, path: string) => boolean

/**
 * Resolves the locale of a requested page: returns the locale to store and a redirect, if needed. Only redirects to
 * locales in which the page exists. `resolveLocale.table.ts` lists all cases.
 */
export function resolveLocale(
  { path: requested, query, stored, detected }: LocaleRequest,
  exists: LocaleExistsPredicate = () => true,
): LocaleResolution {
  const split = splitLocaleFromPath(requested)
  const path = split.path === '/index.html' ? '/' : split.path
  const switchQuery = parseSwitchLang(query)
  const redirectTo = (locale: Locale, toStore: Locale | undefined): LocaleResolution =>
    exists(locale, path)
      ? {
          stored: toStore,
          redirect: sanitizeRedirectPath(
            localizePath(locale, path) + switchQuery.rest,
            dummyOrigin,
          ),
        }
      : { stored: toStore }

  if (switchQuery.locale !== undefined) return redirectTo(switchQuery.locale, switchQuery.locale)
  if (switchQuery.present) return redirectTo(stored ?? split.locale, stored)
  if (split.prefixed) return { stored: split.locale }
  if (stored !== undefined)
    return stored === defaultLocale ? { stored } : redirectTo(stored, stored)
  if (path !== '/') return { stored }
  return detected === defaultLocale ? { stored: detected } : redirectTo(detected, detected)
}
