import { useState } from 'react'
import { Field, splitFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { LiveText } from '../LiveText/LiveText.tsx'
import * as styles from './Textarea.css.ts'

interface WithoutCount extends FieldProps {
  /** Form field name. */
  name: string
  /** Initial value, e.g. the submitted one after an error. */
  defaultValue?: string | undefined
  /** Example value; not a replacement for the label. */
  placeholder?: string | undefined
  /** Must not be empty. */
  required?: boolean | undefined
  /** Disables the textarea. */
  disabled?: boolean | undefined
  /** Maximum number of characters. */
  maxLength?: number | undefined
  countLabel?: undefined
}

interface WithCount extends Omit<WithoutCount, 'maxLength' | 'countLabel'> {
  /** Maximum number of characters. */
  maxLength: number
  /** Formats the number of remaining characters; shown after the first focus, requires hydration. */
  countLabel: (left: number) => string
}

export type TextareaProps = WithoutCount | WithCount

/** A multi-line text input with its label. */
export function Textarea(props: TextareaProps) {
  const { field, own } = splitFieldProps(props)
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
