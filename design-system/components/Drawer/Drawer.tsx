import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import type { IconDrawing } from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Drawer.css.ts'

export interface DrawerProps {
  /** Unique on the page; where its link leads where no script runs. */
  id: string
  /** Name of the drawer and of what opens it, e.g. 'Menu'. */
  label: string
  /** `icon` where the place says what it opens; the label is still heard. */
  variant?: keyof typeof styles.variant | undefined
  /** Stands on what opens it; three lines unless told otherwise. */
  icon?: IconDrawing | undefined
  /** 'Close' in the page's language. */
  closeLabel: string
  /** Stands beside the close button, in place of the name. */
  header?: ReactNode
  children: ReactNode
}

/**
 * A sheet from the side, over a page that waits: a native modal dialog, so the browser keeps the focus inside
 * and closes it by Escape. Without script its link shows the same sheet as the page's target.
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
  const look = `${styles.opener} ${styles.variant[variant]}`
  return (
    <>
      <button
        className={`${look} ${styles.scripted}`}
        type="button"
        command="show-modal"
        commandfor={id}
        aria-haspopup="dialog"
      >
        {opener}
      </button>
      <a className={`${look} ${styles.plain}`} id={`${id}-link`} href={`#${id}`}>
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
