import { useState } from 'react'
import { composeEventHandlers, type NativeProps } from '../../nativeProps.ts'
import { useFormReset } from '../../useFormReset.ts'
import { Field, useFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { control as field } from '../Field/Field.css.ts'
import * as styles from './FileUpload.css.ts'

export interface FileUploadProps
  extends FieldProps, NativeProps<'input', 'id' | 'aria-describedby' | 'type' | 'value'> {
  /** Form field name. */
  name: string
  /** Accepted file types as in HTML, such as `.pdf,image/*`. Visitors can choose others, so check the type on the server, too. */
  accept?: string | undefined
  /** Several files may be chosen. Their names are listed below the field. */
  multiple?: boolean | undefined
}

/** A field for files that are sent with a form. It is the browser's own input, on which files can also be dropped. */
export function FileUpload(props: FileUploadProps) {
  const { field: fieldProps, own } = useFieldProps(props)
  const [names, setNames] = useState<readonly string[]>([])
  useFormReset(fieldProps.id, () => setNames([]))
  return (
    <Field {...fieldProps}>
      {(control) => (
        <>
          <input
            {...own}
            {...control}
            className={`${field} ${styles.input}`}
            type="file"
            onChange={composeEventHandlers(own.onChange, ({ target }) =>
              setNames(Array.from(target.files ?? [], ({ name }) => name)),
            )}
          />
          {names.length > 1 && (
            <ul className={styles.list}>
              {names.map((name, index) => (
                <li key={index}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  )
}
