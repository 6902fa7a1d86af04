import { useId } from 'react'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { bindTooltips } from '../../behaviour/tooltips.ts'
import { useBehaviourScript } from '../../useBehaviourScript.ts'
import * as styles from './Tooltip.css.ts'

/** Attributes that a control needs to have a tooltip. */
export interface TooltipControl {
  'aria-describedby': string
}

export interface TooltipProps extends NativeProps<'span'> {
  /** A few words; the accessible description of the control. */
  text: string
  /** Renders a button or link with an icon and its own accessible name. */
  children: (control: TooltipControl) => ReactNode
}

/** Explains an icon on hover or keyboard focus; not for essential information. */
export function Tooltip({ text, children, ...native }: TooltipProps) {
  const id = useId()
  useBehaviourScript(bindTooltips)
  return (
    <span {...native} className={styles.root} data-tooltip="">
      {children({ 'aria-describedby': id })}
      <span className={styles.place} popover="manual">
        <span className={styles.bubble} role="tooltip" id={id}>
          {text}
        </span>
      </span>
    </span>
  )
}
