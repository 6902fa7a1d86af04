import { useId } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps extends NativeProps<'input'> {
  /** Accessible name, such as 'Search Felcera'. It is visually hidden. */
  label: string
  /** Example query. */
  placeholder?: string | undefined
  /** URL of the results page, empty for the current page. Without it, the field is part of the form around it. */
  action?: string | undefined
  /** Form field name. */
  name: string
  /** Initial query. */
  defaultValue?: string | undefined
  /** Maximum number of characters. */
  maxLength?: number | undefined
  /** Label of the button that starts the search. */
  submitLabel: string
}

/** An input for a search and its button. With `action` it is a form, otherwise a part of the form around it, such as the `<Form>` of a router. */
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
        <Button type="submit" size="small" variant="secondary" disabled={native.disabled}>
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
