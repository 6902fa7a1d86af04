import type { FormattedFigure } from '#data/figures.ts'
import * as styles from './Numeral.css.ts'

export interface NumeralProps {
  figure: FormattedFigure
  /** How large it stands. */
  size: keyof typeof styles.size
}

/** A figure as a big numeral with a smaller unit. */
export function Numeral({ figure, size }: NumeralProps) {
  const { before, number, unit, text } = figure
  const look = size === 'giant' ? ` ${styles.length[lengthOf(figure)]}` : ''
  // A plus or percent sign touches its number, a unit does not: `10,000+`, `99%`, `5 kW`.
  const touches = text.endsWith(number + unit) || text === number
  return (
    <span className={styles.size[size] + look}>
      {before}
      {number}
      {unit && <small className={styles.unit}>{touches ? unit : ` ${unit}`}</small>}
    </span>
  )
}

function lengthOf({ before, number, unit }: FormattedFigure): keyof typeof styles.length {
  const length = before.length + number.length + unit.length * 0.38
  if (length < 4.5) return 'short'
  return length < 7 ? 'medium' : 'long'
}
