import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { DisclosureMenu, menuItemClass } from '../DisclosureMenu/DisclosureMenu.tsx'
import * as styles from './ThemeMenu.css.ts'

export interface ThemeMenuProps extends NativeProps<'div'> {
  /** Accessible name, 'Colour mode' in the page's language. */
  label: string
  /** Labels of the three modes. */
  labels: { readonly system: string; readonly light: string; readonly dark: string }
  /** Reason why the page has a fixed mode; disables the buttons. */
  forced?: string | undefined
}

const modes = ['system', 'light', 'dark'] as const

/**
 * Colour mode menu. Only renders markup: `bindThemeMenu` sets `data-theme` on the document and `aria-pressed` here; hidden
 * without script (`data-script` on the document).
 */
export function ThemeMenu({ label, labels, forced, ...native }: ThemeMenuProps) {
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
