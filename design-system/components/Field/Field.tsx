import { useId } from 'react'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'
import { joinDescriptionIds, ErrorMessage, HelpText } from './FieldMessages.tsx'
import type { FieldMessageTexts } from './FieldMessages.tsx'

export interface FieldProps extends FieldMessageTexts {
  /** Id of the control, to which an error summary links. The ids of help and error are derived from it. By default it is generated. */
  id?: string | undefined
  /** Label of the control, or the question of a group. */
  label: string
  /** `hidden` hides the label visually. Use it only where the context makes clear what is asked for. Screen readers still read it. */
  labelVariant?: 'shown' | 'hidden' | undefined
  /** The word 'required' in the language of the page. It is shown in brackets after the label. */
  requiredLabel?: string | undefined
  /** Ids of further elements that describe the control. */
  'aria-describedby'?: string | undefined
}

/** Attributes that connect a control to its field. */
export interface FieldControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid'?: true
}

export interface FieldOwnProps extends FieldProps, NativeProps<'div', 'id' | 'aria-describedby'> {
  /** Content at the end of the line of the label, such as the current value. */
  aside?: ReactNode
  /** Renders the control with the attributes and the class name that it receives. */
  children: (control: FieldControlAttributes, className: string) => ReactNode
}

/** Connects a control with its label and help text above it and its error message below it. */
export function Field(props: FieldOwnProps) {
  const { label, labelVariant = 'shown', help, error, requiredLabel, aside, ...rest } = props
  const { children, 'aria-describedby': more, id: givenId, ...native } = rest
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div {...native} className={styles.root} data-field="">
      <div className={labelVariant === 'hidden' ? hidden : styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label} {requiredLabel && <span className={styles.required}>({requiredLabel})</span>}
        </label>
        {aside}
      </div>
      <HelpText {...{ id, help }} />
      {children(
        {
          id,
          'aria-describedby': joinDescriptionIds(id, { help, error }, more),
          ...(error && { 'aria-invalid': true }),
        },
        styles.control,
      )}
      <ErrorMessage {...{ id, error }} />
    </div>
  )
}

/** Splits the props of a control into those of its field, with a generated id by default, and its own. */
export function useFieldProps<Props extends FieldProps>(props: Props) {
  const {
    id,
    label,
    labelVariant,
    help,
    error,
    requiredLabel,
    'aria-describedby': more,
    ...own
  } = props
  const ownId = useId()
  const field = { label, labelVariant, help, error, requiredLabel, 'aria-describedby': more }
  return { field: { ...field, id: id ?? ownId }, own }
}
