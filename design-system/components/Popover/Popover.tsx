import { cloneElement, useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import * as styles from './Popover.css.ts'

export interface PopoverProps extends NativeProps<'div', 'popover'> {
  /** Accessible name of the panel. */
  label: string
  /** A `Button` that opens and closes the panel. It works without script. */
  trigger: ReactElement<NativeProps<'button'>>
  /** Edge of the button with which the panel is aligned. */
  align?: keyof typeof styles.align | undefined
  /** The content of the panel. */
  children: ReactNode
}

/** A panel beside its button that leaves the page usable. It is a native popover, so Escape or a press outside closes it. */
export function Popover({ label, trigger, align = 'start', children, ...native }: PopoverProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  return (
    <span className={styles.root}>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'dialog' })}
      <div
        role="dialog"
        aria-label={label}
        {...native}
        className={`${styles.panel} ${styles.align[align]}`}
        id={id}
        popover="auto"
      >
        {children}
      </div>
    </span>
  )
}
