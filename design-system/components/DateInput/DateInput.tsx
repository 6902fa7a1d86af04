import type { NativeProps } from '../../nativeProps.ts'
import { Field, useFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'

export interface DateInputProps
  extends FieldProps, NativeProps<'input', 'id' | 'aria-describedby' | 'type'> {
  /** Form field name. */
  name: string
  /** ISO date, controlled by the consumer: `2026-11-23`; empty for none. */
  value?: string | undefined
  /** Initial ISO date. */
  defaultValue?: string | undefined
  /** First ISO date that is allowed. */
  min?: number | string | undefined
  /** Last ISO date that is allowed. */
  max?: number | string | undefined
}

/** A date: the browser's own input, which writes it in the visitor's format and opens its calendar. */
export function DateInput(props: DateInputProps) {
  const { field, own } = useFieldProps(props)
  return (
    <Field {...field}>
      {(control, className) => <input {...own} {...control} className={className} type="date" />}
    </Field>
  )
}
