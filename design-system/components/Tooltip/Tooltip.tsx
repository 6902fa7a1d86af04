import { useEffect, useId } from 'react'
import type { ReactNode } from 'react'
import { bindTooltips } from '../../behaviour/tooltips.ts'
import * as styles from './Tooltip.css.ts'

/** What a control needs to have a tooltip. */
export interface TooltipControl {
  className: string
  'aria-describedby': string
}

export interface TooltipProps {
  /** A few words; described to screen readers whether the bubble is seen or not. */
  text: string
  /** A button or link with an icon, which has a name of its own. */
  children: (control: TooltipControl) => ReactNode
}

/** Explains an icon while it is pointed at or has the focus of a keyboard; never holds what must be known. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  useEffect(bindTooltips, [])
  return (
    <span className={styles.root} data-tooltip="">
      {children({ className: styles.control, 'aria-describedby': id })}
      <span className={styles.place} popover="manual">
        <span className={styles.bubble} role="tooltip" id={id}>
          {text}
        </span>
      </span>
    </span>
  )
}
