import { useId } from 'react'
import type { ChangeEvent, ChangeEventHandler, Ref } from 'react'
import { Anchor } from '../Link/LinkProvider.tsx'
import type { NativeProps } from '../../nativeProps.ts'
import type { FieldProps } from '../Field/Field.tsx'
import { Fieldset } from '../Fieldset/Fieldset.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { checkmarkIcon, closeIcon, plusIcon } from '../Icon/icons.ts'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './FilterChips.css.ts'

export interface FilterOption {
  /** Value that is submitted. */
  value: string
  /** Label of the chip. */
  label: string
  /** Number of matching items. */
  count?: number | undefined
  /** The option cannot be chosen, because it would yield no results. */
  disabled?: boolean | undefined
}

interface FilterChoiceProps
  extends
    FieldProps,
    NativeProps<
      'fieldset',
      'id' | 'aria-describedby' | 'role' | 'defaultValue' | 'onChange' | 'ref'
    > {
  /** Form field name. */
  name: string
  /** Options in the order in which they are shown. */
  options: readonly FilterOption[]
  /** Values of the selected options, controlled by the application. */
  value?: readonly string[] | undefined
  /** Values of the initially selected options. */
  defaultValue?: readonly string[] | undefined
  /** Called with the values that are selected after a change, in the order of the options. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** Called with the event of the checkbox that changes. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  /** Receives each checkbox, as form libraries expect. */
  ref?: Ref<HTMLInputElement> | undefined
  clear?: never
}

export interface AppliedFilter {
  /** Name of the filter. */
  label: string
  /** URL of the page without this filter. */
  href: string
}

interface AppliedFilterProps extends NativeProps<'ul'> {
  /** Accessible name of the list, such as 'Active filters'. */
  label: string
  /** Filters that apply, each with the URL of the page without it. */
  applied: readonly AppliedFilter[]
  /** Visually hidden text before each filter, such as 'Remove filter'. */
  removeLabel: string
  /** Link that removes all filters. */
  clear: { readonly label: string; readonly href: string }
  name?: never
}

export type FilterChipsProps = FilterChoiceProps | AppliedFilterProps

/** Filter options as checkboxes of a form, or active filters as links that remove them. Both work without script. */
export function FilterChips(props: FilterChipsProps) {
  return props.name === undefined ? <AppliedFilters {...props} /> : <FilterChoices {...props} />
}

function FilterChoices(props: FilterChoiceProps) {
  const { label, labelVariant, name, options, value: selected, defaultValue, ...rest } = props
  const { onValueChange, onChange, ref, ...native } = rest
  const ownId = useId()
  const id = native.id ?? ownId
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    const { target, currentTarget } = event
    const others = selected ?? listChecked(currentTarget.closest('fieldset'))
    const isSelected = (value: string) =>
      value === target.value ? target.checked : others.includes(value)
    onValueChange?.(options.map(({ value }) => value).filter(isSelected))
  }
  return (
    <Fieldset {...native} {...{ id, label, labelVariant }}>
      <div className={styles.root}>
        {options.map(({ value, label, count, disabled }) => (
          <div key={value} className={styles.chip}>
            <input
              className={styles.input}
              type="checkbox"
              id={`${id}-${value}`}
              {...{ name, value, disabled, ref }}
              {...(selected === undefined
                ? { defaultChecked: defaultValue?.includes(value) }
                : { checked: selected.includes(value) })}
              onChange={change}
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

const listChecked = (group: Element | null): readonly string[] =>
  Array.from(group?.querySelectorAll<HTMLInputElement>('input:checked') ?? [], ({ value }) => value)

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
