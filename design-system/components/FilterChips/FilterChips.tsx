import { Fieldset } from '../Fieldset/Fieldset.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { check, plus } from '../Icon/icons.ts'
import { Tag } from '../Tag/Tag.tsx'
import * as styles from './FilterChips.css.ts'

export interface FilterOption {
  /** What is sent. */
  value: string
  /** What it keeps in the list. */
  label: string
  /** How many there are of it. */
  count?: number | undefined
  /** Whether it is chosen. */
  checked?: boolean | undefined
  /** Would leave nothing. */
  disabled?: boolean | undefined
}

interface Choices {
  /** Unique on the page. */
  id: string
  /** What is filtered by. */
  label: string
  /** `hidden` where a heading or a summary shows the same words. */
  labelVariant?: 'shown' | 'hidden' | undefined
  /** Name the choices are sent under, by the form they stand in. */
  name: string
  /** In the order they are shown. */
  options: readonly FilterOption[]
  clear?: never
}

export interface AppliedFilter {
  label: string
  /** This page without it. */
  href: string
}

interface Applied {
  /** What the list is, e.g. 'Filters in use'. */
  label: string
  /** What is chosen, each with the way to the page without it. */
  applied: readonly AppliedFilter[]
  /** Heard before each, e.g. 'Remove filter'. */
  removeLabel: string
  /** The way to the page without any. */
  clear: { readonly label: string; readonly href: string }
  name?: never
}

export type FilterChipsProps = Choices | Applied

/** Choices of a filter as checkboxes of a form, or those in use as links that take them back: both work without script. */
export function FilterChips(props: FilterChipsProps) {
  return props.name === undefined ? <InUse {...props} /> : <ToChoose {...props} />
}

function ToChoose({ id, label, labelVariant, name, options }: Choices) {
  return (
    <Fieldset id={id} label={label} labelVariant={labelVariant}>
      <div className={styles.root}>
        {options.map(({ value, label, count, checked, disabled }) => (
          <div key={value} className={styles.chip}>
            <input
              className={styles.input}
              type="checkbox"
              id={`${id}-${value}`}
              {...{ name, value, disabled }}
              defaultChecked={checked}
            />
            <label className={styles.label} htmlFor={`${id}-${value}`}>
              <Icon icon={plus} />
              <Icon icon={check} />
              {label} {count !== undefined && <span className={styles.count}>{count}</span>}
            </label>
          </div>
        ))}
      </div>
    </Fieldset>
  )
}

function InUse({ label, applied, removeLabel, clear }: Applied) {
  return (
    <ul className={styles.root} aria-label={label}>
      {applied.map(({ label, href }) => (
        <li key={href}>
          <Tag href={href} removeLabel={removeLabel}>
            {label}
          </Tag>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={clear.href}>
          {clear.label}
        </a>
      </li>
    </ul>
  )
}
