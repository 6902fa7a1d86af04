import type { MouseEvent, ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Anchor } from '../Link/LinkProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconDrawing } from '../Icon/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Button.css.ts'

interface Appearance {
  /** `primary` is filled, once per view; `secondary` outlined; `quiet` without fill and border; `danger` confirms actions that cannot be undone; `glass` for photographs. */
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

interface AsLink extends NativeProps<'a'> {
  /** URL; renders a link instead of a button. */
  href: string
  /** Downloads the linked file; a string sets the file name. */
  download?: boolean | string | undefined
  type?: never
  loading?: never
}

interface AsButton extends NativeProps<'button'> {
  href?: never
  /** `submit` submits the form. */
  type?: 'button' | 'submit' | undefined
  /** Announced loading message, e.g. 'Sending'; shows a spinner and ignores clicks. */
  loading?: string | false | undefined
}

export type ButtonProps = (WithText | IconOnly) & (AsLink | AsButton)

const preventDefault = (event: MouseEvent) => event.preventDefault()

/** A button, or with `href` a link styled as a button. */
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
