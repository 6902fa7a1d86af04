import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import type { IconDrawing } from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Drawer.css.ts'

export interface DrawerProps {
  /** Unique on the page; anchor of the link that opens the drawer without script. */
  id: string
  /** Label of the drawer and of its button, e.g. 'Menu'. */
  label: string
  /** `icon` hides the label visually. */
  variant?: keyof typeof styles.variant | undefined
  /** Icon of the button; a menu icon by default. */
  icon?: IconDrawing | undefined
  /** Accessible name of the close button. */
  closeLabel: string
  /** Content beside the close button, instead of the title. */
  header?: ReactNode
  children: ReactNode
}

/**
 * A sheet at the side of the screen: a native modal dialog, so the browser traps the focus
 * and closes it on Escape. Without script, its link opens the same sheet with `:target`.
 */
export function Drawer(props: DrawerProps) {
  const { id, label, variant = 'icon', icon = icons.menu, closeLabel, header, children } = props
  const opener = (
    <>
      <Icon icon={icon} />
      <span className={variant === 'icon' ? hidden : undefined}>{label}</span>
    </>
  )
  const closer = <Icon icon={icons.close} label={closeLabel} />
  const openerClass = `${styles.opener} ${styles.variant[variant]}`
  return (
    <>
      <button
        className={`${openerClass} ${styles.scripted}`}
        type="button"
        command="show-modal"
        commandfor={id}
        aria-haspopup="dialog"
      >
        {opener}
      </button>
      <a className={`${openerClass} ${styles.plain}`} id={`${id}-link`} href={`#${id}`}>
        {opener}
      </a>
      <dialog
        className={styles.root}
        id={id}
        aria-labelledby={`${id}-title`}
        closedby="any"
        data-drawer=""
      >
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 className={header ? hidden : styles.title} id={`${id}-title`}>
              {label}
            </h2>
            {header}
            <button
              className={`${styles.closer} ${styles.scripted}`}
              type="button"
              command="close"
              commandfor={id}
            >
              {closer}
            </button>
            <a className={`${styles.closer} ${styles.plain}`} href={`#${id}-link`}>
              {closer}
            </a>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
