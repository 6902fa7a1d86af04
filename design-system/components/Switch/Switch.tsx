import { describedBy, Help } from '../Field/Notes.tsx'
import * as styles from './Switch.css.ts'

export interface SwitchProps {
  /** Unique on the page. */
  id: string
  /** Name it is sent under when it is on. */
  name: string
  /** What is on or off. */
  label: string
  /** What that means. */
  help?: string | undefined
  /** Whether it begins on. */
  defaultChecked?: boolean | undefined
  /** Cannot be changed now. */
  disabled?: boolean | undefined
  /** Told whether it is on, where React runs. */
  onChange?: ((on: boolean) => void) | undefined
}

/** Whether it is on is said by the checkbox itself: `aria-checked` would be a second word on it. */
const asSwitch = { role: 'switch' } as const

/** Turns something on or off, at once where React runs; in a form it is sent like a checkbox. */
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
        {...asSwitch}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {help && (
        <div className={styles.notes}>
          <Help {...{ id, help }} />
        </div>
      )}
    </div>
  )
}
