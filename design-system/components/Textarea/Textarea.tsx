import { useState } from 'react'
import { Field, partProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { LiveText } from '../LiveText/LiveText.tsx'
import * as styles from './Textarea.css.ts'

interface Usual extends FieldProps {
  /** Name it is sent under. */
  name: string
  /** What it begins with, e.g. what was typed before an error. */
  defaultValue?: string | undefined
  /** An example; never instead of the label. */
  placeholder?: string | undefined
  /** Cannot be left empty. */
  required?: boolean | undefined
  /** Cannot be used now. */
  disabled?: boolean | undefined
  /** Longest text it takes. */
  maxLength?: number | undefined
  countLabel?: undefined
}

interface Counted extends Omit<Usual, 'maxLength' | 'countLabel'> {
  /** Longest text it takes. */
  maxLength: number
  /** How many characters are left, in words; shown from the first visit on, where React runs. */
  countLabel: (left: number) => string
}

export type TextareaProps = Usual | Counted

/** Several lines of text with their label. */
export function Textarea(props: TextareaProps) {
  const { field, own } = partProps(props)
  const { countLabel, ...rest } = own
  const [length, setLength] = useState<number>()
  const { maxLength = 0 } = rest
  const count = countLabel && length !== undefined ? countLabel(maxLength - length) : ''
  return (
    <Field
      {...field}
      aside={
        countLabel && (
          <span className={styles.count} aria-hidden>
            {count}
          </span>
        )
      }
    >
      {(control) => (
        <>
          <textarea
            className={styles.area}
            {...rest}
            {...control}
            onFocus={({ target }) => setLength(target.value.length)}
            onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
          />
          {countLabel && <LiveText>{count}</LiveText>}
        </>
      )}
    </Field>
  )
}
