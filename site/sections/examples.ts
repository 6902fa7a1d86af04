import type { Locale } from '#data/locales.ts'

/** One instance of a section, as a page config would hold it and as its page would complete it. */
export type Example<Config, Given extends object = never> = {
  /** Language it is shown in; English if left out. */
  readonly locale?: Locale
  /** The section's fields. */
  readonly props: Config
} & ([Given] extends [never]
  ? { readonly given?: never }
  : {
      /** What the page's loader or action adds: records, answers. */
      readonly given: Given
    })

/** The instances of a section that stories, tests and the manual show; `default` is the usual one. */
export type Examples<Config, Given extends object = never> = Readonly<
  Record<string, Example<Config, Given>>
> & { readonly default: Example<Config, Given> }
