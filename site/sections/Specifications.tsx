import { SpecTable } from '#design-system'
import type { FormattedFigure } from '#data/figures.ts'
import type { SpecGroup, SpecRow } from '#data/products.ts'
import { useFigure, useRichText, useText } from './site.tsx'
import { usePunctuation } from './usePunctuation.ts'

/** Groups of a specification, with their values written in the page's language. */
export function Specifications({ groups }: { groups: readonly SpecGroup[] }) {
  const text = useText()
  const rich = useRichText()
  const write = useSpecValue()
  return (
    <SpecTable
      groups={groups.map(({ title, rows }) => ({
        id: title,
        title: rich(title),
        rows: rows.map((row) => ({ label: text(row.label), value: write(row) })),
      }))}
    />
  )
}

/** Writes the value of a row: limits in words, several figures with their unit once. */
export function useSpecValue(): (row: SpecRow) => string {
  const text = useText()
  const format = useFigure()
  const { comma } = usePunctuation()
  const written = (figure: FormattedFigure): string => {
    if (figure.limit === 'up-to') return text('figure.up-to', { value: figure.text })
    if (figure.limit === 'over') return text('figure.over', { value: figure.text })
    return figure.before + figure.text
  }
  return (row) => {
    if ('text' in row) return text(row.text)
    if ('names' in row) return row.names.map((name) => name.replaceAll(' ', '\u00A0')).join(comma)
    const value =
      'figure' in row ? written(format(row.figure)) : together(row.figures.map(format), row.join)
    return row.tolerance ? value + comma + format(row.tolerance).text : value
  }
}

function together(figures: readonly FormattedFigure[], join: 'by' | 'or'): string {
  const last = figures.at(-1)
  const numbers = figures.map(({ number }) => number).join(join === 'by' ? ' × ' : ' / ')
  return last ? numbers + last.text.slice(last.number.length) : numbers
}
