import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps {
  /** Unique on the page. */
  id: string
  /** Says what is searched, e.g. 'Search Felcera'; heard, not seen. */
  label: string
  /** What people look for, as an example. */
  placeholder?: string | undefined
  /** Address of the results; empty for the page itself. */
  action: string
  /** Name that the words are sent under. */
  name: string
  /** What was searched for. */
  defaultValue?: string | undefined
  /** Longest text it takes. */
  maxLength?: number | undefined
  /** Whether a script of the page shows the results in place. */
  live?: boolean | undefined
  /** On its button. */
  submitLabel: string
}

/** One line to type what is looked for; its form leads to the results. */
export function SearchField(props: SearchFieldProps) {
  const { id, label, action, live, submitLabel, ...own } = props
  return (
    <form
      className={styles.root}
      role="search"
      action={action === '' ? undefined : action}
      aria-label={label}
      data-live-form={live ? '' : undefined}
    >
      <label className={hidden} htmlFor={id}>
        {label}
      </label>
      <span className={styles.icon}>
        <Icon icon={icons.search} />
      </span>
      <input
        className={styles.input}
        id={id}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        {...own}
      />
      <span className={styles.submit}>
        <Button type="submit" size="small" variant="secondary">
          {submitLabel}
        </Button>
      </span>
    </form>
  )
}
