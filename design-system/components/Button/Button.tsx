import type { MouseEvent, ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Anchor } from '../Link/LinkProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconDrawing } from '../Icon/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Button.css.ts'

interface Appearance {
  /** `primary` is filled and used once per view, `secondary` is outlined, and `quiet` has neither fill nor border. `danger` confirms actions that cannot be undone, and `glass` is for photographs. */
  variant?: keyof typeof styles.variant | undefined
  /** Use `small` in bars. Both sizes are at least 44 px high. */
  size?: keyof typeof styles.size | undefined
}

interface WithText extends Appearance {
  label?: never
  /** Icon beside the label. */
  icon?: IconDrawing | undefined
  /** Position of the icon relative to the label. */
  iconPosition?: 'start' | 'end' | undefined
  /** Label that names the action in a few words. */
  children: ReactNode
}

interface IconOnly extends Appearance {
  /** Accessible name of a button that shows only its icon. */
  label: string
  icon: IconDrawing
  iconPosition?: never
  children?: never
}

interface AsLink extends NativeProps<'a'> {
  /** URL, with which the component renders a link and not a button. */
  href: string
  /** Downloads the linked file. A string sets its name. */
  download?: boolean | string | undefined
  type?: never
  loading?: never
}

interface AsButton extends NativeProps<'button'> {
  href?: never
  /** `submit` submits the form. `button`, the default, only calls `onClick`. */
  type?: 'button' | 'submit' | undefined
  /** Announced loading message, such as 'Sending'. The button then shows a spinner and ignores clicks. Pass `false`, not nothing, while the button does not load, so that screen readers announce the message when it is set. */
  loading?: string | false | undefined
}

export type ButtonProps = (WithText | IconOnly) & (AsLink | AsButton)

const preventDefault = (event: MouseEvent) => event.preventDefault()

/** A button that starts an action. With `href` it is a link that looks like a button. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  iconPosition = 'start',
  label,
  loading,
  children,
  ...native
}: ButtonProps) {
  const shape =
    label === undefined ? styles.size[size] : `${styles.size[size]} ${styles.square[size]}`
  const className = `${styles.root} ${shape} ${styles.variant[variant]}`
  const content = (
    <span className={styles.content}>
      {icon && iconPosition === 'start' && <Icon icon={icon} />}
      {label === undefined ? children : <span className={hidden}>{label}</span>}
      {icon && iconPosition === 'end' && <Icon icon={icon} />}
    </span>
  )
  if (native.href !== undefined) {
    return (
      <Anchor {...native} className={className}>
        {content}
      </Anchor>
    )
  }
  const button = native as NativeProps<'button'>
  return (
    <>
      <button
        type="button"
        {...button}
        {...(loading && { 'aria-busy': true, 'aria-disabled': true, onClick: preventDefault })}
        className={className}
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
