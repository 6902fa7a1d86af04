import type { SelectOption } from '../Select/groupOptions.ts'

export interface ComboboxOption extends Omit<SelectOption, 'disabled'> {
  /** Other words people type for it, e.g. 'UK Britain' or the country's own name. */
  keywords?: string | undefined
}

/** Letters that are no base letter with an accent, as people type them. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
}

/** Small letters without accents: what 'Österreich' and 'osterreich' have in common. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => plain[letter] ?? letter)
    .trim()

/** How well an option answers: 0 begins with it, 1 a word of it does, 2 it is somewhere in the name, 3 not at all. */
function rank({ label, detail = '', keywords = '' }: ComboboxOption, query: string): number {
  const name = fold(label)
  if (name.startsWith(query)) return 0
  const words = fold(`${label} ${detail} ${keywords}`).split(/[\s,()/’'-]+/)
  if (words.some((word) => word.startsWith(query) || word === `+${query}`)) return 1
  return name.includes(query) ? 2 : 3
}

/** The options that answer what was typed, the best ones first, otherwise in their order. */
export function matchOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const query = fold(typed)
  if (query === '') return options
  return options
    .map((option) => ({ option, rank: rank(option, query) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}
