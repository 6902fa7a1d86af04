import type { MouseEventHandler, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconDrawing } from '../Icon/icons.ts'
import * as styles from './Button.css.ts'

interface Look {
  /** `primary` is filled, once a view; `secondary` outlined; `glass` lies on a photograph. */
  variant?: keyof typeof styles.variant | undefined
  /** `small` is for bars; both are at least 44 px high. */
  size?: keyof typeof styles.size | undefined
  /** Stands before the words. */
  icon?: IconDrawing | undefined
  /** What happens, in a few words. */
  children: ReactNode
}

interface AsLink extends Look {
  /** Makes it a link to this address. */
  href: string
  /** Downloads what is there; a text is the file's name. */
  download?: boolean | string | undefined
  type?: never
}

interface AsButton extends Look {
  href?: never
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit' | undefined
  /** Sent with the form when this button sends it. */
  name?: string | undefined
  /** Sent as `name`. */
  value?: string | undefined
  /** Cannot be used now. */
  disabled?: boolean | undefined
  /** Turns while its work is under way; pressing again does nothing. */
  loading?: boolean | undefined
  /** Only where React runs. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
}

export type ButtonProps = AsLink | AsButton

/** Does something, or with `href` leads somewhere important. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', icon, children } = props
  const className = `${styles.root} ${styles.size[size]} ${styles.variant[variant]}`
  const content = (
    <>
      {icon && <Icon icon={icon} />}
      {children}
    </>
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
    <button
      className={className}
      type={type}
      name={name}
      value={value}
      disabled={disabled}
      aria-busy={loading}
      aria-disabled={loading}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {content}
    </button>
  )
}
