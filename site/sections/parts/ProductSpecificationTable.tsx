import { SpecTable } from '#design-system'
import { type FormattedFigure, formatJoinedFigures } from '#data/messages/figures.ts'
import type { ProductSpecGroup, ProductSpecRow } from '#data/products/products.ts'
import { useFigureFormatter, useLocale, useRichText, useText } from '../site.tsx'
import { usePunctuation } from '../hooks/usePunctuation.ts'

/** Moves standards of the market that a locale is named after behind those of all markets. */
const homeMarketFirst = (
  rows: readonly ProductSpecRow[],
  locale: string,
): readonly ProductSpecRow[] => {
  const order = [`spec.market.${locale}`, 'spec.market.all']
  return rows.toSorted((a, b) => order.indexOf(b.label) - order.indexOf(a.label))
}

/** Specification table with values formatted for the locale of the page. */
export function ProductSpecificationTable({ groups }: { groups: readonly ProductSpecGroup[] }) {
  const text = useText()
  const rich = useRichText()
  const locale = useLocale()
  const write = useSpecFormatter()
  return (
    <SpecTable
      groups={groups.map(({ title, rows }) => ({
        id: title,
        title: rich(title),
        rows: homeMarketFirst(rows, locale).map((row) => ({
          label: text(row.label),
          value: write(row),
        })),
      }))}
    />
  )
}

/** Returns a function that formats the value of a row: limits as text, a shared unit only once. */
export function useSpecFormatter(): (row: ProductSpecRow) => string {
  const text = useText()
  const format = useFigureFormatter()
  const { comma, list } = usePunctuation()
  const formatWithLimit = (figure: FormattedFigure): string => {
    if (figure.limit === 'up-to') return text('figure.up-to', { value: figure.text })
    if (figure.limit === 'over') return text('figure.over', { value: figure.text })
    return figure.before + figure.text
  }
  return (row) => {
    if ('text' in row) return text(row.text)
    if ('names' in row) return row.names.map((name) => name.replaceAll(' ', '\u00A0')).join(list)
    const value =
      'figure' in row
        ? formatWithLimit(format(row.figure))
        : formatJoinedFigures(row.figures.map(format), row.join, formatWithLimit)
    return row.tolerance ? value + comma + format(row.tolerance).text : value
  }
}
