import { useEffect, useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { checkmarkIcon } from '../Icon/icons.ts'
import { groupSelectOptions } from '../Select/groupSelectOptions.ts'
import type { ComboboxOption } from './matchComboboxOptions.ts'
import * as styles from './Combobox.css.ts'

interface ComboboxListProps {
  id: string
  label: string
  matches: readonly ComboboxOption[]
  /** Index of the option highlighted by the keyboard, or -1. */
  active: number
  /** The selected value. */
  value: string
  emptyLabel: string
  onChoose: (value: string) => void
}

/** The popup list; the focus remains in the input. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, matches, active, value, emptyLabel, onChoose } = props
  const popup = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const list = popup.current
    const option = document.getElementById(`${id}-${active}`)
    if (!list || !option) return
    const top = option.offsetTop
    const bottom = top + option.offsetHeight
    if (top < list.scrollTop) list.scrollTop = top - 8
    else if (bottom > list.scrollTop + list.clientHeight)
      list.scrollTop = bottom - list.clientHeight + 8
  }, [id, active])

  const keepFocus = (event: React.MouseEvent) => event.preventDefault()
  if (matches.length === 0) {
    return (
      <div className={styles.popup}>
        <p className={styles.empty}>{emptyLabel}</p>
      </div>
    )
  }
  const renderOption = (option: ComboboxOption) => {
    const index = matches.indexOf(option)
    return (
      <button
        key={option.value}
        className={styles.option}
        type="button"
        role="option"
        tabIndex={-1}
        id={`${id}-${index}`}
        aria-selected={option.value === value}
        data-active={index === active ? '' : undefined}
        onClick={() => onChoose(option.value)}
      >
        <span className={styles.name}>{option.label}</span>
        {option.detail && <span className={styles.detail}>{option.detail}</span>}
        {option.value === value && <Icon icon={checkmarkIcon} />}
      </button>
    )
  }
  return (
    <div
      ref={popup}
      className={styles.popup}
      role="listbox"
      id={id}
      tabIndex={-1}
      aria-label={label}
      onMouseDown={keepFocus}
    >
      {groupSelectOptions(matches).map(({ group, options }) =>
        group === undefined ? (
          options.map(renderOption)
        ) : (
          <div key={group} role="group" aria-label={group}>
            <p className={styles.group} aria-hidden>
              {group}
            </p>
            {options.map(renderOption)}
          </div>
        ),
      )}
    </div>
  )
}
