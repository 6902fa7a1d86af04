import type { SelectOption } from '#design-system'
import { countriesIn } from '#data/countries.ts'
import { useLocale } from './site.tsx'

/** Countries and regions in the page's language, as a list to choose from takes them. */
export const useCountries = (): readonly SelectOption[] =>
  countriesIn(useLocale()).map(({ id, name }) => ({ value: id, label: name }))
