import { useState } from 'react'
import { Field, partProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import * as styles from './RangeSlider.css.ts'

export interface RangeMark {
  value: number
  label: string
}

export interface RangeSliderProps extends FieldProps {
  /** Name the value is sent under. */
  name: string
  /** The least it takes. */
  min: number
  /** The most it takes. */
  max: number
  /** Distance from one value to the next, 1 if left out. */
  step?: number | undefined
  /** Where it begins. */
  defaultValue: number
  /** The value with its unit, as it is seen and heard. */
  format: (value: number) => string
  /** Values worth naming, evenly apart, the first at `min` and the last at `max`. */
  marks?: readonly RangeMark[] | undefined
  /** Cannot be moved now. */
  disabled?: boolean | undefined
  /** Told every value while it is moved, where React runs. */
  onChange?: ((value: number) => void) | undefined
}

/** One value between two ends: arrows move by a step, Page keys by more, Home and End to the ends. */
export function RangeSlider(props: RangeSliderProps) {
  const { field, own } = partProps(props)
  const { format, marks, onChange, ...rest } = own
  const [value, setValue] = useState(rest.defaultValue)
  const listId = `${field.id}-marks`
  return (
    <Field
      {...field}
      aside={
        // The slider itself says its value.
        <output className={styles.value} htmlFor={field.id} aria-hidden>
          {format(value)}
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
          <span key={value}>{label}</span>
        ))}
      </div>
    </>
  )
}
