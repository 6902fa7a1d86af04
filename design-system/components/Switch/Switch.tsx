import { describedBy, HelpText } from '../Field/FieldMessages.tsx'
import * as styles from './Switch.css.ts'

export interface SwitchProps {
  /** Unique on the page. */
  id: string
  /** Form field name, submitted when on. */
  name: string
  /** Label of the setting. */
  label: string
  /** Explanation of the setting. */
  help?: string | undefined
  /** On initially. */
  defaultChecked?: boolean | undefined
  /** Disables the switch. */
  disabled?: boolean | undefined
  /** Called with the new state; requires hydration. */
  onChange?: ((on: boolean) => void) | undefined
}

// No `aria-checked`: the native checkbox exposes its state.
const switchProps = { role: 'switch' } as const

/** Turns a setting on or off, immediately when hydrated; in a form it is submitted like a checkbox. */
export function Switch({ id, label, help, onChange, ...own }: SwitchProps) {
  return (
    <div className={styles.root}>
      <input
        className={styles.track}
        type="checkbox"
        id={id}
        aria-describedby={describedBy(id, { help })}
        onChange={onChange && (({ target }) => onChange(target.checked))}
        {...own}
        {...switchProps}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {help && (
        <div className={styles.notes}>
          <HelpText {...{ id, help }} />
        </div>
      )}
    </div>
  )
}
