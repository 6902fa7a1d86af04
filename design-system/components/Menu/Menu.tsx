import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import type { IconDrawing } from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Menu.css.ts'

interface MenuProps {
  /** Stands before the words. */
  icon?: IconDrawing | undefined
  /** Says what the menu is for; seen only below 1100 px, and only without `text`. */
  label?: string | undefined
  /** What is seen of the closed menu. */
  text?: ReactNode
  /** Which edge of the closed menu the open one keeps to. */
  align: keyof typeof styles.align
  /** Links or buttons with `menuItem`. */
  children: ReactNode
}

/** The look of one entry; an icon at its end shows while it is current or pressed. */
export const menuItem = styles.item

/** A list that drops down without script; from 1100 px it floats, below it unfolds in place. */
export function Menu({ icon, label, text, align, children }: MenuProps) {
  return (
    <details className={styles.root} name="menu" data-menu="">
      <summary className={styles.summary}>
        {icon && <Icon icon={icon} />}
        {label && <span className={text ? hidden : styles.label}>{label}</span>}
        {text}
        <span className={styles.chevron}>
          <Icon icon={icons.chevron} />
        </span>
      </summary>
      <div className={`${styles.panel} ${styles.align[align]}`}>{children}</div>
    </details>
  )
}
