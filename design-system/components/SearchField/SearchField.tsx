import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps {
  /** Unique on the page. */
  id: string
  /** Accessible name, e.g. 'Search Felcera'; visually hidden. */
  label: string
  /** Example query. */
  placeholder?: string | undefined
  /** URL of the results page; empty for the current page. */
  action: string
  /** Form field name. */
  name: string
  /** Initial query. */
  defaultValue?: string | undefined
  /** Maximum number of characters. */
  maxLength?: number | undefined
  /** Marks the form for the script that updates the results in place. */
  live?: boolean | undefined
  /** Label of the submit button. */
  submitLabel: string
}

/** A search form with one input; it submits to the results page. */
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
