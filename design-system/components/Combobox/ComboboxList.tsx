import { useEffect, useRef } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { check } from '../Icon/icons.ts'
import { groupOptions } from '../Select/groupOptions.ts'
import type { ComboboxOption } from './matchOptions.ts'
import * as styles from './Combobox.css.ts'

interface ComboboxListProps {
  id: string
  label: string
  matches: readonly ComboboxOption[]
  /** Place of the option the keys are at, or -1. */
  active: number
  /** What is chosen. */
  value: string
  emptyLabel: string
  onChoose: (value: string) => void
}

/** The list that drops down; the focus stays in the input. */
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

  const hold = (event: React.MouseEvent) => event.preventDefault()
  if (matches.length === 0) {
    return (
      <div className={styles.popup}>
        <p className={styles.empty}>{emptyLabel}</p>
      </div>
    )
  }
  const show = (option: ComboboxOption) => {
    const place = matches.indexOf(option)
    return (
      <button
        key={option.value}
        className={styles.option}
        type="button"
        role="option"
        tabIndex={-1}
        id={`${id}-${place}`}
        aria-selected={option.value === value}
        data-active={place === active ? '' : undefined}
        onClick={() => onChoose(option.value)}
      >
        <span className={styles.name}>{option.label}</span>
        {option.detail && <span className={styles.detail}>{option.detail}</span>}
        {option.value === value && <Icon icon={check} />}
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
      onMouseDown={hold}
    >
      {groupOptions(matches).map(({ group, options }) =>
        group === undefined ? (
          options.map(show)
        ) : (
          <div key={group} role="group" aria-label={group}>
            <p className={styles.group} aria-hidden>
              {group}
            </p>
            {options.map(show)}
          </div>
        ),
      )}
    </div>
  )
}
