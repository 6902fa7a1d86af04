import type { Locale } from '#data/locale/locales.ts'

/** Example of a section: the fields of its page config and the props that the page adds. */
export type SectionExample<Config, Given extends object = never> = {
  /** Locale of the example; `en` by default. */
  readonly locale?: Locale
  /** Fields of the page config. */
  readonly props: Config
} & ([Given] extends [never]
  ? { readonly given?: never }
  : {
      /** Props from the loader or action of the page: records, form results. */
      readonly given: Given
    })

/** Named examples of a section for stories, tests and the manual; `default` is the typical one. */
export type SectionExamples<Config, Given extends object = never> = Readonly<
  Record<string, SectionExample<Config, Given>>
> & { readonly default: SectionExample<Config, Given> }
