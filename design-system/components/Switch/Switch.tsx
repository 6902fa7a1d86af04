import { useId } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { joinDescriptionIds, HelpText } from '../Field/FieldMessages.tsx'
import * as styles from './Switch.css.ts'

export interface SwitchProps extends NativeProps<'input', 'type' | 'role'> {
  /** Form field name, which is submitted when the switch is on. */
  name: string
  /** Label of the setting. */
  label: string
  /** Explanation of the setting. */
  help?: string | undefined
  /** The switch is on at first. Use `checked` to control it. */
  defaultChecked?: boolean | undefined
  /** The switch cannot be changed. */
  disabled?: boolean | undefined
}

// No `aria-checked`: the native checkbox exposes its state.
const switchProps = { role: 'switch' } as const

/** Turns a setting on or off, immediately when hydrated. In a form it is submitted like a checkbox. */
export function Switch({ label, help, ...native }: SwitchProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  return (
    <div className={styles.root}>
      <input
        {...native}
        {...switchProps}
        className={styles.track}
        type="checkbox"
        id={id}
        aria-describedby={joinDescriptionIds(id, { help }, native['aria-describedby'])}
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
