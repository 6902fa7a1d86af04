import type { ClipboardEvent } from 'react'
import { Field, partProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import * as styles from './CodeInput.css.ts'

export interface CodeInputProps extends FieldProps {
  /** Name it is sent under. */
  name: string
  /** Cannot be left empty. */
  required?: boolean | undefined
}

const places = Array.from({ length: styles.length }, (_, place) => place)

/** Takes the digits out of what is pasted: codes are mailed with spaces and words around them. */
function paste(event: ClipboardEvent<HTMLInputElement>) {
  const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '')
  if (!digits) return
  event.preventDefault()
  const { currentTarget: input } = event
  const from = input.selectionStart ?? 0
  input.setRangeText(digits, from, input.selectionEnd ?? from, 'end')
  input.value = input.value.slice(0, styles.length)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A one-time code of six digits: one input, drawn as six boxes, so that filling in and pasting work. */
export function CodeInput(props: CodeInputProps) {
  const { field, own } = partProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.root}>
          <div className={styles.slots}>
            <input
              className={styles.input}
              autoComplete="one-time-code"
              inputMode="numeric"
              pattern={`[0-9]{${styles.length}}`}
              maxLength={styles.length}
              spellCheck={false}
              onPaste={paste}
              {...own}
              {...control}
            />
            {places.map((place) => (
              <span key={place} className={styles.slot} aria-hidden />
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
