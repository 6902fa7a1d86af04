import { useId } from 'react'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { required } from '../Field/Field.css.ts'
import type { FieldProps } from '../Field/Field.tsx'
import { joinDescriptionIds, ErrorMessage, HelpText } from '../Field/FieldMessages.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Fieldset.css.ts'

export interface FieldsetProps extends FieldProps, NativeProps<'fieldset', 'id'> {
  /** The controls that answer the question. */
  children: ReactNode
}

/** Groups controls that answer one question, with legend and help above and the error below. */
export function Fieldset(props: FieldsetProps) {
  const { label, labelVariant = 'shown', help, error, requiredLabel, children, ...rest } = props
  const { id: givenId, role, 'aria-describedby': more, ...native } = rest
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <fieldset
      {...native}
      className={styles.root}
      data-field=""
      role={role}
      aria-describedby={joinDescriptionIds(id, { help, error }, more)}
      aria-invalid={role && error ? true : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={labelVariant === 'hidden' ? hidden : styles.legend}>
        {label} {requiredLabel && <span className={required}>({requiredLabel})</span>}
      </legend>
      <HelpText {...{ id, help }} />
      {children}
      <ErrorMessage {...{ id, error }} />
    </fieldset>
  )
}
