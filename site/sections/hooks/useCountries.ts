import type { SelectOption } from '#design-system'
import { listCountries } from '#data/locale/countries.ts'
import { useLocale } from '../site.tsx'

/** Returns the countries and regions as select options in the language of the page. */
export const useCountries = (): readonly SelectOption[] =>
  listCountries(useLocale()).map(({ id, name }) => ({ value: id, label: name }))
