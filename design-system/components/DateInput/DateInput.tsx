import type { NativeProps } from '../../nativeProps.ts'
import { Field, useFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'

export interface DateInputProps
  extends FieldProps, NativeProps<'input', 'id' | 'aria-describedby' | 'type'> {
  /** Form field name. */
  name: string
  /** ISO date such as `2026-11-23`, controlled by the application. It is empty for no date. */
  value?: string | undefined
  /** Initial ISO date. */
  defaultValue?: string | undefined
  /** First ISO date that is allowed. */
  min?: number | string | undefined
  /** Last ISO date that is allowed. */
  max?: number | string | undefined
}

/** A field for a date. It is the browser's own input, which uses the visitor's format and opens a calendar. */
export function DateInput(props: DateInputProps) {
  const { field, own } = useFieldProps(props)
  return (
    <Field {...field}>
      {(control, className) => <input {...own} {...control} className={className} type="date" />}
    </Field>
  )
}
