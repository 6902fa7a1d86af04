import type { SelectOption } from '../Select/groupSelectOptions.ts'

export interface ComboboxOption extends Omit<SelectOption, 'disabled'> {
  /** Search terms besides the label, such as 'UK Britain' or the name of a country in its own language. */
  keywords?: string | undefined
}

/** Replacements for letters that Unicode normalization does not decompose. */
const letterReplacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
}

/** Lowercases and removes diacritics, so that 'Österreich' matches 'osterreich'. */
export const foldCaseAndDiacritics = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => letterReplacements[letter] ?? letter)
    .trim()

/** Ranks a match: 0 label starts with the query, 1 a word starts with it, 2 label contains it, 3 no match. */
function rank({ label, detail = '', keywords = '' }: ComboboxOption, query: string): number {
  const name = foldCaseAndDiacritics(label)
  if (name.startsWith(query)) return 0
  const words = foldCaseAndDiacritics(`${label} ${detail} ${keywords}`).split(/[\s,()/’'-]+/)
  if (words.some((word) => word.startsWith(query) || word === `+${query}`)) return 1
  return name.includes(query) ? 2 : 3
}

/** Filters options by the typed text; best matches first, otherwise in their original order. */
export function matchComboboxOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const query = foldCaseAndDiacritics(typed)
  if (query === '') return options
  return options
    .map((option) => ({ option, rank: rank(option, query) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}
