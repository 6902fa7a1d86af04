import { createHash } from 'node:crypto'
import type { Locale } from '#data/locale/locales.ts'
import { type Look, lookDimensions } from '../../matrix.ts'

/** Languages with texts of their own. */
export const localesWithOwnTexts: readonly Locale[] = ['en', 'de', 'cn']

/** Values that looks must show. */
type Wanted = Readonly<Partial<Pick<{ [K in keyof Look]: readonly Look[K][] }, 'theme' | 'width'>>>

/** Returns looks that complete the given ones: each language, theme and width once more or less, in an order that the name turns. */
export function addMissingLooks(
  name: string,
  given: readonly Look[],
  { theme: themes = lookDimensions.theme, width: widths = lookDimensions.width }: Wanted = {},
): readonly Look[] {
  const turn = createHash('sha256').update(name).digest().readUInt32BE()
  const all = [...given]
  const added: Look[] = []
  const next = <K extends 'theme' | 'locale' | 'width'>(of: K, from: readonly Look[K][]) => {
    const open = from.filter((value) => !all.some((look) => look[of] === value))
    const value = open[0] ?? from[(turn + all.length) % from.length]
    if (value === undefined) throw new Error(`The matrix has no ${of}.`)
    return { value, isOpen: open.length > 0 }
  }
  for (;;) {
    const theme = next('theme', themes)
    const locale = next('locale', localesWithOwnTexts)
    const width = next('width', widths)
    if (!theme.isOpen && !locale.isOpen && !width.isOpen) return added
    const look: Look = {
      theme: theme.value,
      locale: locale.value,
      width: width.value,
      contrast: (turn + all.length) % 4 === 0 ? 'more' : 'usual',
      motion: 'reduced',
    }
    all.push(look)
    added.push(look)
  }
}
