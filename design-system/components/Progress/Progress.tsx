import { useId } from 'react'
import type { ElementType } from 'react'
import type { NativeElementProps } from '../../nativeProps.ts'
import * as styles from './Progress.css.ts'

export interface ProgressProps extends NativeElementProps {
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
