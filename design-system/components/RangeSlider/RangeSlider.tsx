import { useState } from 'react'
import { Field, splitFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import * as styles from './RangeSlider.css.ts'

export interface RangeMark {
  value: number
  label: string
}

export interface RangeSliderProps extends FieldProps {
  /** Form field name. */
  name: string
  /** Minimum value. */
  min: number
  /** Maximum value. */
  max: number
  /** Step between values, 1 by default. */
  step?: number | undefined
  /** Initial value. */
  defaultValue: number
  /** Formats a value with its unit, for display and for screen readers. */
  format: (value: number) => string
  /** Labelled values at equal distances, the first at `min` and the last at `max`. */
  marks?: readonly RangeMark[] | undefined
  /** Disables the slider. */
  disabled?: boolean | undefined
  /** Called with every value while dragging; requires hydration. */
  onChange?: ((value: number) => void) | undefined
}

/** A slider for one value: arrow keys move by a step, Page keys by more, Home and End to the ends. */
export function RangeSlider(props: RangeSliderProps) {
  const { field, own } = splitFieldProps(props)
  const { format, marks, onChange, ...rest } = own
  const [value, setValue] = useState(rest.defaultValue)
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
            className={styles.slider}
            type="range"
            list={marks && listId}
            aria-valuetext={format(value)}
            {...rest}
            {...control}
            onChange={({ target }) => {
              setValue(target.valueAsNumber)
              onChange?.(target.valueAsNumber)
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
