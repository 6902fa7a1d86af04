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
  /** Examples of a query. */
  placeholder?: string | undefined
  /** URL of the page of results. An empty string stands for the current page. Without it, the field is part of the form around it. */
  action?: string | undefined
  /** Name under which the form submits the value. */
  name: string
  /** Query that is set at first. */
  defaultValue?: string | undefined
  /** Largest number of characters that can be typed. */
  maxLength?: number | undefined
  /** Label of the button that starts the search. */
  submitLabel: string
}

/** An input for a search with its button. With `action` it is a form of its own. Otherwise it is part of the form around it, such as the `<Form>` of a router. */
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
