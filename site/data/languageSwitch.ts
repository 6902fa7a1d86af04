import type { Locale } from './locales.ts'

/** A change of the stored language. */
export interface LanguageChange {
  readonly from: Locale | undefined
  readonly to: Locale
}

/** Something that has to happen around every change of language. */
export interface SwitchHook {
  /** Runs before the change is made. */
  readonly before?: (change: LanguageChange) => void
  /** Runs once the change is made. */
  readonly after?: (change: LanguageChange) => void
}

/** Runs the hooks in order around `commit`; nothing runs if the language stays the same. */
export function switchLanguage(
  change: { readonly from: Locale | undefined; readonly to: Locale | undefined },
  hooks: readonly SwitchHook[],
  commit: (change: LanguageChange) => void = () => undefined,
): void {
  const { from, to } = change
  if (to === undefined || to === from) return
  for (const hook of hooks) hook.before?.({ from, to })
  commit({ from, to })
  for (const hook of hooks) hook.after?.({ from, to })
}
