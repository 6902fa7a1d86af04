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
  /** URL of the results page; empty for the current page. Without it the field is part of the form around it. */
  action?: string | undefined
  /** Form field name. */
  name: string
  /** Initial query. */
  defaultValue?: string | undefined
  /** Maximum number of characters. */
  maxLength?: number | undefined
  /** Label of the submit button. */
  submitLabel: string
}

/** One input and its button: a search form with `action`, else part of the form around it, e.g. the `<Form>` of a router. */
export function SearchField(props: SearchFieldProps) {
  const { label, action, submitLabel, ...native } = props
  const ownId = useId()
  const id = native.id ?? ownId
  const content = (
    <>
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
    </>
  )
  if (action === undefined) return <div className={styles.root}>{content}</div>
  return (
    <form
      className={styles.root}
      role="search"
      action={action === '' ? undefined : action}
      aria-label={label}
    >
      {content}
    </form>
  )
}
