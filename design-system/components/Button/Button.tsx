import type { MouseEventHandler, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconDrawing } from '../Icon/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Button.css.ts'

interface Appearance {
  /** `primary` is filled, once per view; `secondary` outlined; `quiet` without fill and border; `glass` for photographs. */
  variant?: keyof typeof styles.variant | undefined
  /** `small` is for bars; both are at least 44 px high. */
  size?: keyof typeof styles.size | undefined
}

interface WithText extends Appearance {
  label?: never
  /** Icon beside the label. */
  icon?: IconDrawing | undefined
  /** Position of the icon relative to the label. */
  iconPosition?: 'start' | 'end' | undefined
  /** The action, in a few words. */
  children: ReactNode
}

interface IconOnly extends Appearance {
  /** Accessible name of the icon button. */
  label: string
  icon: IconDrawing
  iconPosition?: never
  children?: never
}

interface AsLink {
  /** URL; renders a link instead of a button. */
  href: string
  /** Downloads the linked file; a string sets the file name. */
  download?: boolean | string | undefined
  type?: never
  form?: never
}

interface AsButton {
  href?: never
  /** `submit` submits the form. */
  type?: 'button' | 'submit' | undefined
  /** Field name submitted when this button submits the form. */
  name?: string | undefined
  /** Value submitted under `name`. */
  value?: string | undefined
  /** Id of the form to submit, if the button is outside of it. */
  form?: string | undefined
  /** Disables the button. */
  disabled?: boolean | undefined
  /** Announced loading message, e.g. 'Sending'; shows a spinner and ignores clicks. */
  loading?: string | false | undefined
  /** Click handler; requires hydration. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
}

export type ButtonProps = (WithText | IconOnly) & (AsLink | AsButton)

/** A button, or with `href` a link styled as a button. */
export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'medium',
    icon,
    iconPosition: iconSide = 'start',
    label,
    children,
  } = props
  const shape =
    label === undefined ? styles.size[size] : `${styles.size[size]} ${styles.square[size]}`
  const className = `${styles.root} ${shape} ${styles.variant[variant]}`
  const content = (
    <span className={styles.content}>
      {icon && iconSide === 'start' && <Icon icon={icon} />}
      {label === undefined ? children : <span className={hidden}>{label}</span>}
      {icon && iconSide === 'end' && <Icon icon={icon} />}
    </span>
  )
  if (props.href !== undefined) {
    return (
      <a className={className} href={props.href} download={props.download}>
        {content}
      </a>
    )
  }
  const { type = 'button', name, value, form, disabled, loading, onClick } = props
  return (
    <>
      <button
        {...{ className, type, name, value, form, disabled }}
        aria-busy={loading ? true : undefined}
        aria-disabled={loading ? true : undefined}
        onClick={loading ? (event) => event.preventDefault() : onClick}
      >
        {content}
        {loading && (
          <span className={styles.spinner}>
            <Spinner />
          </span>
        )}
      </button>
      {/* Outside of the button, because changes inside a button are not announced. */}
      {loading !== undefined && (
        <span className={hidden} role="status">
          {loading}
        </span>
      )}
    </>
  )
}
