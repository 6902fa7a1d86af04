import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { composeEventHandlers, type NativeProps } from '../../nativeProps.ts'
import { Field, useFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { LiveText } from '../LiveText/LiveText.tsx'
import * as styles from './Textarea.css.ts'

interface WithoutCount extends FieldProps, NativeProps<'textarea', 'id' | 'aria-describedby'> {
  /** Form field name. */
  name: string
  /** Value, controlled by the application. Without it, the textarea keeps its own. */
  value?: string | undefined
  /** Initial value, such as the submitted one after an error. */
  defaultValue?: string | undefined
  /** Example of a value, which does not replace the label. */
  placeholder?: string | undefined
  /** Maximum number of characters. Browsers cut off the rest without notice. */
  maxLength?: number | undefined
  countLabel?: undefined
}

interface WithCount extends Omit<WithoutCount, 'maxLength' | 'countLabel'> {
  /** Maximum number of characters. Browsers cut off the rest without notice. */
  maxLength: number
  /** Returns the number of remaining characters as a text, which is shown after the first focus. It requires hydration and `maxLength`. */
  countLabel: (left: number) => string
}

export type TextareaProps = WithoutCount | WithCount

/** A text input of several lines with its label. */
export function Textarea(props: TextareaProps) {
  const { field, own } = useFieldProps(props)
  const { countLabel, ...rest } = own
  const [length, setLength] = useState<number>()
  const count = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
    setLength(currentTarget.value.length)
  const left = countLabel && length !== undefined ? countLabel((rest.maxLength ?? 0) - length) : ''
  return (
    <Field
      {...field}
      aside={
        countLabel && (
          <span className={styles.count} aria-hidden>
            {left}
          </span>
        )
      }
    >
      {(control) => (
        <>
          <textarea
            {...rest}
            {...control}
            className={styles.area}
            onFocus={composeEventHandlers(rest.onFocus, count)}
            onInput={composeEventHandlers(rest.onInput, count)}
          />
          {countLabel && <LiveText>{left}</LiveText>}
        </>
      )}
    </Field>
  )
}
