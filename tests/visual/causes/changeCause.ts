import type { Locale } from '#data/locale/locales.ts'

/** A change with what it can affect. */
export interface ChangeCause {
  /** Name of the changed file, folder, message, picture, tokens or records. */
  readonly name: string
  readonly kind: 'message' | 'content' | 'token' | 'code'
  /** Addresses of pages, and files of stories. */
  readonly addresses: ReadonlySet<string> | 'everywhere'
  /** Languages in which it is seen; all if undefined. */
  readonly locales?: readonly Locale[]
  /** Themes and modes in which it is seen: `fern`, `fern dark`, `fern dark-more-contrast`; all if undefined. */
  readonly scopes?: readonly string[]
  /** Texts and values before and after, to recognize them in a picture. */
  readonly values?: readonly ChangedValue[]
  /** Properties in the changed lines of its style files: `paddingInline`. */
  readonly styleProperties?: readonly string[]
  /** True if a change of the working tree is part of it. */
  readonly isUncommitted: boolean
  /** Changed files with their first changed line: `site/sections/Hero/Hero.tsx:12`. */
  readonly places: readonly string[]
}

interface ChangedValue {
  readonly before: string
  readonly after: string
}
