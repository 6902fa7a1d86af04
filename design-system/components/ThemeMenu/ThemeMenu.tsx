import { useCallback } from 'react'
import { bindThemeMenu } from '../../behaviour/themeMenu.ts'
import type { NativeProps } from '../../nativeProps.ts'
import { useBehaviourScript } from '../../useBehaviourScript.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { DisclosureMenu, menuItemClass } from '../DisclosureMenu/DisclosureMenu.tsx'
import * as styles from './ThemeMenu.css.ts'

export interface ThemeMenuProps extends NativeProps<'div'> {
  /** Accessible name, 'Colour mode' in the language of the page. */
  label: string
  /** Labels of the three modes. */
  labels: { readonly system: string; readonly light: string; readonly dark: string }
  /** Reason why the page has a fixed mode. It disables the buttons. */
  forced?: string | undefined
  /** Key under which the choice is stored in the browser. Without it, a script of the page has to call `bindThemeMenu`. */
  storageKey?: string | undefined
}

const modes = ['system', 'light', 'dark'] as const

/** A menu for the colour mode. It sets `data-theme` on the document, stores the choice and follows other tabs. */
export function ThemeMenu({ label, labels, forced, storageKey, ...native }: ThemeMenuProps) {
  const bind = useCallback(
    () => (storageKey === undefined ? () => {} : bindThemeMenu(storageKey)),
    [storageKey],
  )
  useBehaviourScript(bind)
  return (
    <div {...native} className={styles.root}>
      <DisclosureMenu icon={icons.sunIcon} label={label} align="end">
        {modes.map((mode) => (
          <button
            key={mode}
            className={menuItemClass}
            type="button"
            data-theme-set={mode}
            aria-pressed={mode === 'system'}
            disabled={forced !== undefined}
          >
            {labels[mode]}
            <Icon icon={icons.checkmarkIcon} />
          </button>
        ))}
        {forced && <p className={styles.note}>{forced}</p>}
      </DisclosureMenu>
    </div>
  )
}
