import * as styles from './Checkbox.css.ts'

export interface CheckboxProps {
  /** Unique on the page. */
  id: string
  /** Name it is sent under. */
  name: string
  /** Sent when checked. */
  value?: string | undefined
  /** What is agreed to. */
  label: string
  /** What that means. */
  help?: string | undefined
  /** Whether it begins checked. */
  defaultChecked?: boolean | undefined
  /** Cannot be changed, e.g. necessary cookies. */
  disabled?: boolean | undefined
}

/** A yes or no with its label. */
export function Checkbox({ id, label, help, ...own }: CheckboxProps) {
  return (
    <div className={styles.root}>
      <input
        className={styles.box}
        type="checkbox"
        id={id}
        aria-describedby={help ? `${id}-help` : undefined}
        {...own}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
