import { useId } from 'react'
import * as styles from './Progress.css.ts'

export interface ProgressProps {
  /** Name of the task or the measured quantity. */
  label: string
  /** Current value, from 0 to `max`. */
  value: number
  /** Maximum value, 100 by default. */
  max?: number | undefined
  /** Value as text, e.g. '12.4 of 29.94 kWh'; visible and announced. */
  valueText: string
  /** `progress` for a task; `meter` for a quantity that rises and falls, e.g. a state of charge. */
  as?: 'progress' | 'meter' | undefined
}

/** A labelled bar that shows progress or a level. */
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
        <bdi className={styles.value} aria-hidden>
          {valueText}
        </bdi>
      </div>
      <Tag className={styles.bar} id={id} value={value} max={max} aria-valuetext={valueText}>
        {valueText}
      </Tag>
    </div>
  )
}
