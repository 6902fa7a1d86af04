import { useState } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Field, useFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import * as styles from './RangeSlider.css.ts'

export interface RangeMark {
  value: number
  label: string
}

export interface RangeSliderProps
  extends FieldProps, NativeProps<'input', 'id' | 'aria-describedby' | 'type'> {
  /** Form field name. */
  name: string
  /** Minimum value. */
  min: number
  /** Maximum value. */
  max: number
  /** Step between values, 1 by default. */
  step?: number | undefined
  /** Value, controlled by the consumer. */
  value?: number | undefined
  /** Initial value; `min` by default. */
  defaultValue?: number | undefined
  /** Formats a value with its unit, for display and for screen readers. */
  format: (value: number) => string
  /** Labelled values at equal distances, the first at `min` and the last at `max`. */
  marks?: readonly RangeMark[] | undefined
}

/** A slider for one value: arrow keys move by a step, Page keys by more, Home and End to the ends. */
export function RangeSlider(props: RangeSliderProps) {
  const { field, own } = useFieldProps(props)
  const { format, marks, value: controlled, defaultValue = own.min, onChange, ...rest } = own
  const [kept, setKept] = useState(defaultValue)
  const value = controlled ?? kept
  const listId = `${field.id}-marks`
  return (
    <Field
      {...field}
      aside={
        // The slider announces its value itself.
        <output className={styles.value} htmlFor={field.id} aria-hidden>
          <bdi>{format(value)}</bdi>
        </output>
      }
    >
      {(control) => (
        <div>
          <input
            list={marks && listId}
            aria-valuetext={format(value)}
            {...rest}
            {...control}
            {...(controlled === undefined ? { defaultValue } : { value })}
            className={styles.slider}
            type="range"
            onChange={(event) => {
              setKept(event.target.valueAsNumber)
              onChange?.(event)
            }}
          />
          {marks && <Marks id={listId} marks={marks} />}
        </div>
      )}
    </Field>
  )
}

function Marks({ id, marks }: { id: string; marks: readonly RangeMark[] }) {
  return (
    <>
      <datalist id={id}>
        {marks.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
      <div className={styles.marks} aria-hidden>
        {marks.map(({ value, label }) => (
          <bdi key={value}>{label}</bdi>
        ))}
      </div>
    </>
  )
}
