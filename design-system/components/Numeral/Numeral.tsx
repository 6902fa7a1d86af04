import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Numeral.css.ts'

export interface NumeralProps extends NativeProps<'bdi'> {
  /** The localized number with its prefix or as a range, such as `< 10` or `9.98–29.94`. */
  value: string
  /** Unit in smaller type. It starts with a space unless it is attached to the number, for example ` kWh`, `%` or `+`. */
  unit?: string | undefined
  /** Use `giant` alone in a tile, whose width it fills if the tile is an inline-size container. Use `numeral` in a row of statistics and `fact` among key facts. */
  size?: keyof typeof styles.size | undefined
}

/** A large number with its unit. */
export function Numeral({ value, unit, size = 'numeral', ...native }: NumeralProps) {
  const length = size === 'giant' ? ` ${styles.length[lengthOf(value, unit)]}` : ''
  return (
    <bdi {...native} className={styles.size[size] + length}>
      <span className={styles.value}>{value}</span>
      {unit && <small className={styles.unit}>{unit}</small>}
    </bdi>
  )
}

function lengthOf(value: string, unit = ''): keyof typeof styles.length {
  // The Chinese sign of a range is as wide as two digits.
  const length = value.replace('～', '00').length + unit.trim().length * 0.38
  return length < 4.5 ? 'short' : length < 7 ? 'medium' : 'long'
}
