import { useId } from 'react'
import { Anchor } from '../Link/LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import { Fieldset } from '../Fieldset/Fieldset.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { checkmarkIcon, closeIcon, plusIcon } from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './FilterChips.css.ts'

export interface FilterOption {
  /** Submitted value. */
  value: string
  /** Label of the chip. */
  label: string
  /** Number of matching items. */
  count?: number | undefined
  /** Selected initially. */
  checked?: boolean | undefined
  /** Would yield no results. */
  disabled?: boolean | undefined
}

interface FilterChoiceProps extends NativeProps<'fieldset'> {
  /** Name of the filter. */
  label: string
  /** `hidden` hides the label visually where a heading or summary shows the same text. */
  labelVariant?: 'shown' | 'hidden' | undefined
  /** Form field name. */
  name: string
  /** In display order. */
  options: readonly FilterOption[]
  clear?: never
}

export interface AppliedFilter {
  label: string
  /** URL of the page without this filter. */
  href: string
}

interface AppliedFilterProps extends NativeProps<'ul'> {
  /** Accessible name of the list, e.g. 'Filters in use'. */
  label: string
  /** Active filters, each with the URL of the page without it. */
  applied: readonly AppliedFilter[]
  /** Visually hidden text before each filter, e.g. 'Remove filter'. */
  removeLabel: string
  /** Link that removes all filters. */
  clear: { readonly label: string; readonly href: string }
  name?: never
}

export type FilterChipsProps = FilterChoiceProps | AppliedFilterProps

/** Filter options as checkboxes of a form, or active filters as links that remove them; both work without script. */
export function FilterChips(props: FilterChipsProps) {
  return props.name === undefined ? <AppliedFilters {...props} /> : <FilterChoices {...props} />
}

function FilterChoices({ label, labelVariant, name, options, ...native }: FilterChoiceProps) {
  const ownId = useId()
  const id = native.id ?? ownId
  return (
    <Fieldset {...native} {...{ id, label, labelVariant }}>
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
              <Icon icon={plusIcon} />
              <Icon icon={checkmarkIcon} />
              {label} {count !== undefined && <span className={styles.count}>{count}</span>}
            </label>
          </div>
        ))}
      </div>
    </Fieldset>
  )
}

function AppliedFilters({ label, applied, removeLabel, clear, ...native }: AppliedFilterProps) {
  return (
    <ul aria-label={label} {...native} className={styles.root}>
      {applied.map(({ label, href }) => (
        <li key={href}>
          <Anchor className={styles.applied} href={href}>
            <span>
              <span className={hidden}>{removeLabel}:</span> {label}
            </span>
            <Icon icon={closeIcon} />
          </Anchor>
        </li>
      ))}
      <li>
        <Anchor className={styles.clear} href={clear.href}>
          {clear.label}
        </Anchor>
      </li>
    </ul>
  )
}
