import type { ClipboardEvent } from 'react'
import { composeEventHandlers, type NativeProps } from '../../nativeProps.ts'
import { Field, useFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import * as styles from './CodeInput.css.ts'

export interface CodeInputProps
  extends FieldProps, NativeProps<'input', 'id' | 'aria-describedby'> {
  /** Form field name. */
  name: string
  /** The code must not be empty. */
  required?: boolean | undefined
}

const indices = Array.from({ length: styles.length }, (_, index) => index)

/** Extracts the digits from pasted text: codes in mails are surrounded by spaces and words. */
function onPaste(event: ClipboardEvent<HTMLInputElement>) {
  const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '')
  if (!digits) return
  event.preventDefault()
  const { currentTarget: input } = event
  const from = input.selectionStart ?? 0
  input.setRangeText(digits, from, input.selectionEnd ?? from, 'end')
  // Not by assigning `value`: React would take it for its own change and not call onChange.
  input.setRangeText('', Math.min(styles.length, input.value.length), input.value.length)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A one-time code of six digits. It is a single input that is drawn as six boxes, so that autofill and pasting work. */
export function CodeInput(props: CodeInputProps) {
  const { field, own } = useFieldProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.root}>
          <div className={styles.slots}>
            <input
              autoComplete="one-time-code"
              inputMode="numeric"
              pattern={`[0-9]{${styles.length}}`}
              maxLength={styles.length}
              spellCheck={false}
              {...own}
              {...control}
              className={styles.input}
              onPaste={composeEventHandlers(own.onPaste, onPaste)}
            />
            {indices.map((index) => (
              <span key={index} className={styles.slot} aria-hidden />
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
