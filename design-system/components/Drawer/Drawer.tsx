import { useId } from 'react'
import type { ReactNode } from 'react'
import { bindDrawers } from '../../behaviour/drawers.ts'
import type { NativeProps } from '../../nativeProps.ts'
import { useBehaviourScript } from '../../useBehaviourScript.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import type { IconDrawing } from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Drawer.css.ts'

export interface DrawerProps extends NativeProps<'dialog'> {
  /** Id to which the link leads without script. By default it is generated. */
  id?: string | undefined
  /** Title of the drawer and label of its button, such as 'Menu'. */
  label: string
  /** `icon` hides the label visually. `button` shows it. */
  variant?: keyof typeof styles.variant | undefined
  /** Icon of the button. By default it is a menu icon. */
  icon?: IconDrawing | undefined
  /** Accessible name of the close button. */
  closeLabel: string
  /** Content that replaces the visible title beside the close button. */
  header?: ReactNode
  /** The content of the drawer. */
  children: ReactNode
}

/**
 * A sheet at the side of the screen. It is a native modal dialog, so the browser keeps the focus inside and closes it
 * on Escape. Without script, a link opens the same sheet with `:target`.
 */
export function Drawer(props: DrawerProps) {
  const { label, variant = 'icon', icon = icons.menuIcon, closeLabel, header, ...rest } = props
  const { children, ...native } = rest
  const ownId = useId()
  useBehaviourScript(bindDrawers)
  const id = native.id ?? ownId
  const opener = (
    <>
      <Icon icon={icon} />
      <span className={variant === 'icon' ? hidden : undefined}>{label}</span>
    </>
  )
  const closer = <Icon icon={icons.closeIcon} label={closeLabel} />
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
        aria-labelledby={`${id}-title`}
        closedby="any"
        {...native}
        className={styles.root}
        id={id}
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
