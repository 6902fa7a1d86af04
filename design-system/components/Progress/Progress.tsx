import { useId } from 'react'
import * as styles from './Progress.css.ts'

export interface ProgressProps {
  /** What goes on, or what is measured. */
  label: string
  /** How far it is, from 0 to `max`. */
  value: number
  /** Where it ends, 100 if left out. */
  max?: number | undefined
  /** The value in words, e.g. '12.4 of 29.94 kWh': seen and heard. */
  valueText: string
  /** `progress` comes to an end by itself; `meter` is a level that goes up and down, e.g. a state of charge. */
  as?: 'progress' | 'meter' | undefined
}

/** How far something has come, as a bar with its value in words. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  as: Tag = 'progress',
}: ProgressProps) {
  const id = useId()
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.value} aria-hidden>
          {valueText}
        </span>
      </div>
      <Tag className={styles.bar} id={id} value={value} max={max} aria-valuetext={valueText}>
        {valueText}
      </Tag>
    </div>
  )
}
