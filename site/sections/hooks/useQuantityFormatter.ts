import { type SourcedFigure, type FormattedFigure, formatFigure } from '#data/messages/figures.ts'
import { useLocale } from '../site.tsx'

/** Returns a function that formats a computed value with its unit like a figure. */
export function useQuantityFormatter(): (
  value: number,
  unit: NonNullable<SourcedFigure['unit']>,
  decimals?: number,
) => FormattedFigure {
  const locale = useLocale()
  return (value, unit, decimals = 0) =>
    formatFigure({ value, unit, decimals, source: '' }, locale, () => '')
}
