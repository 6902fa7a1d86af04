import type { ReactNode } from 'react'
import { bindMenus } from '../../behaviour/menus.ts'
import type { NativeProps } from '../../nativeProps.ts'
import { useBehaviourScript } from '../../useBehaviourScript.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import type { IconDrawing } from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './DisclosureMenu.css.ts'

interface DisclosureMenuProps extends NativeProps<'details'> {
  /** Icon before the text. */
  icon?: IconDrawing | undefined
  /** Accessible name of the menu. It is visible only below 1100 px and without `text`. */
  label?: string | undefined
  /** Visible text of the menu button. */
  text?: ReactNode
  /** Edge of the button that the open menu aligns with. */
  align: keyof typeof styles.align
  /** Links or buttons with the class `menuItemClass`. */
  children: ReactNode
}

/** Class of a menu item; an icon at its end is visible while the item is current or pressed. */
export const menuItemClass = styles.item

/** A drop-down menu as native `<details>`. It floats above the page from 1100 px and unfolds in place on narrower screens. */
export function DisclosureMenu({
  icon,
  label,
  text,
  align,
  children,
  ...native
}: DisclosureMenuProps) {
  useBehaviourScript(bindMenus)
  return (
    <details name="menu" {...native} className={styles.root} data-menu="">
      <summary className={styles.summary}>
        {icon && <Icon icon={icon} />}
        {label && <span className={text ? hidden : styles.label}>{label}</span>}
        {text}
        <span className={styles.chevron}>
          <Icon icon={icons.chevronDownIcon} />
        </span>
      </summary>
      <div className={`${styles.panel} ${styles.align[align]}`}>{children}</div>
    </details>
  )
}
