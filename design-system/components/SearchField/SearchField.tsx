import { useId } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps extends NativeProps<'input'> {
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
  /** Submits the form while the visitor types and updates `data-live` parts of the page in place. */
  live?: boolean | undefined
  /** Label of the submit button. */
  submitLabel: string
}

/** A search form with one input; it submits to the results page. */
export function SearchField(props: SearchFieldProps) {
  const { label, action, live, submitLabel, ...native } = props
  const ownId = useId()
  const id = native.id ?? ownId
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
        <Icon icon={icons.searchIcon} />
      </span>
      <input
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        {...native}
        className={styles.input}
        id={id}
        type="search"
      />
      <span className={styles.submit}>
        <Button type="submit" size="small" variant="secondary">
          {submitLabel}
        </Button>
      </span>
    </form>
  )
}
