import { useId } from 'react'
import type { ElementType } from 'react'
import type { NativeElementProps } from '../../nativeProps.ts'
import * as styles from './Progress.css.ts'

export interface ProgressProps extends NativeElementProps {
  /** Name of the task or of the measured quantity. */
  label: string
  /** Current value, from 0 to `max`. */
  value: number
  /** Maximum value. */
  max?: number | undefined
  /** The value as text, such as '12.4 of 29.94 kWh'. It is shown, and screen readers read it instead of the number. */
  valueText: string
  /** Use `progress` for a task and `meter` for a quantity that rises and falls, such as a state of charge. */
  as?: 'progress' | 'meter' | undefined
}

/** A bar with a label that shows the progress of a task or a level. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  as = 'progress',
  id: givenId,
  ...native
}: ProgressProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const Tag = as as ElementType
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
      <Tag aria-valuetext={valueText} {...native} {...{ id, value, max }} className={styles.bar}>
        {valueText}
      </Tag>
    </div>
  )
}
