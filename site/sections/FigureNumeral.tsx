import { Numeral, type NumeralProps } from '#design-system'
import type { FormattedFigure } from '#data/figures.ts'

export interface FigureNumeralProps extends Pick<NumeralProps, 'size'> {
  figure: FormattedFigure
}

/** A figure of the records as a big numeral. */
export function FigureNumeral({ figure, size }: FigureNumeralProps) {
  return <Numeral {...numeralOf(figure)} size={size} />
}

/** A plus or percent sign touches its number, a unit does not: `10,000+`, `99%`, `5 kW`. */
export function numeralOf({ before, number, unit, text }: FormattedFigure) {
  const touches = text.endsWith(number + unit) || text === number
  return { value: before + number, unit: unit && !touches ? ` ${unit}` : unit }
}
