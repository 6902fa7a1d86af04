import * as styles from './Numeral.css.ts'

export interface NumeralProps {
  /** The number as its language writes it, with a sign before it if it has one: `< 10`, `9.98–29.94`. */
  value: string
  /** Stands behind it, smaller; begins with a space unless it touches the number: ` kWh`, `%`, `+`. */
  unit?: string | undefined
  /** `giant` alone in a tile (it shrinks with what is an inline-size container), `numeral` in a band, `fact` among facts. */
  size?: keyof typeof styles.size | undefined
}

/** A figure to be seen from afar. */
export function Numeral({ value, unit, size = 'numeral' }: NumeralProps) {
  const parts = [styles.size[size]]
  if (size === 'giant') parts.push(styles.length[lengthOf(value, unit)])
  return (
    <span className={parts.join(' ')}>
      <span className={styles.value}>{value}</span>
      {unit && <small className={styles.unit}>{unit}</small>}
    </span>
  )
}

function lengthOf(value: string, unit = ''): keyof typeof styles.length {
  const length = value.length + unit.trim().length * 0.38
  if (length < 4.5) return 'short'
  return length < 7 ? 'medium' : 'long'
}
