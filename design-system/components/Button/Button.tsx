import type { MouseEventHandler, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconDrawing } from '../Icon/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Button.css.ts'

interface Look {
  /** `primary` is filled, once a view; `secondary` outlined; `quiet` bare; `glass` lies on a photograph. */
  variant?: keyof typeof styles.variant | undefined
  /** `small` is for bars; both are at least 44 px high. */
  size?: keyof typeof styles.size | undefined
}

interface Words extends Look {
  label?: never
  /** Stands beside the words. */
  icon?: IconDrawing | undefined
  /** Which end of the words the icon stands at. */
  iconSide?: 'start' | 'end' | undefined
  /** What happens, in a few words. */
  children: ReactNode
}

interface OnlyIcon extends Look {
  /** What happens, in words that are heard where only the icon is seen. */
  label: string
  icon: IconDrawing
  iconSide?: never
  children?: never
}

interface AsLink {
  /** Makes it a link to this address. */
  href: string
  /** Downloads what is there; a text is the file's name. */
  download?: boolean | string | undefined
  type?: never
}

interface AsButton {
  href?: never
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit' | undefined
  /** Sent with the form when this button sends it. */
  name?: string | undefined
  /** Sent as `name`. */
  value?: string | undefined
  /** Cannot be used now. */
  disabled?: boolean | undefined
  /** What is under way, e.g. 'Sending': heard while it turns, and pressing again does nothing. */
  loading?: string | false | undefined
  /** Only where React runs. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
}

export type ButtonProps = (Words | OnlyIcon) & (AsLink | AsButton)

/** Does something, or with `href` leads somewhere important. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', icon, iconSide = 'start', label, children } = props
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
  const { type = 'button', name, value, disabled, loading, onClick } = props
  return (
    <>
      <button
        {...{ className, type, name, value, disabled }}
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
      {/* Beside the button: what changes inside one is not announced. */}
      {loading !== undefined && (
        <span className={hidden} role="status">
          {loading}
        </span>
      )}
    </>
  )
}
