import { Numeral, type NumeralProps } from '#design-system'
import type { FormattedFigure } from '#data/messages/figures.ts'

export interface FigureNumeralProps extends Pick<NumeralProps, 'size'> {
  figure: FormattedFigure
}

/** Formatted figure as a large numeral with its unit. */
export function FigureNumeral({ figure, size }: FigureNumeralProps) {
  return <Numeral {...createNumeralProps(figure)} size={size} />
}

/** Converts a formatted figure to `Numeral` props: no space before `+` and `%` (`10,000+`, `99%`), one before units (`5 kW`). */
export function createNumeralProps({ before, number, unit, text }: FormattedFigure) {
  const isAdjacent = text.endsWith(number + unit) || unit.startsWith('+')
  return { value: before + number, unit: unit && !isAdjacent ? ` ${unit}` : unit }
}
