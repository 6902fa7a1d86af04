import { type Figure, type FormattedFigure, formatFigure } from '#data/figures.ts'
import { useLocale } from './site.tsx'

/** Writes a simulated value in the page's language, as its figures are written. */
export function useReading(): (
  value: number,
  unit: NonNullable<Figure['unit']>,
  decimals?: number,
) => FormattedFigure {
  const locale = useLocale()
  return (value, unit, decimals = 0) =>
    formatFigure({ value, unit, decimals, source: '' }, locale, () => '')
}
