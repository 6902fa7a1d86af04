import type { Locale } from './locales.ts'

/** Change of the stored language. */
export interface LanguageChange {
  readonly from: Locale | undefined
  readonly to: Locale
}

/** Hook that runs around every change of language. */
export interface LanguageChangeHook {
  /** Runs before the change is made. */
  readonly before?: (change: LanguageChange) => void
  /** Runs once the change is made. */
  readonly after?: (change: LanguageChange) => void
}

/** Runs `commit` between the hooks, in order; does nothing if the language does not change. */
export function switchLanguage(
  change: { readonly from: Locale | undefined; readonly to: Locale | undefined },
  hooks: readonly LanguageChangeHook[],
  commit: (change: LanguageChange) => void = () => undefined,
): void {
  const { from, to } = change
  if (to === undefined || to === from) return
  for (const hook of hooks) hook.before?.({ from, to })
  commit({ from, to })
  for (const hook of hooks) hook.after?.({ from, to })
}
