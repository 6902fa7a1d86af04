import { useEffect, useRef } from 'react'
import { box } from '../Checkbox/Checkbox.css.ts'

interface RowCheckboxProps {
  /** Accessible name. */
  label: string
  checked: boolean
  /** Some rows are selected; without effect if all are. */
  indeterminate?: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox without visible label, which selects one row or all. */
export function RowCheckbox(props: RowCheckboxProps) {
  const { label, checked, indeterminate, disabled, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate === true && !checked
  })
  return (
    <input
      ref={input}
      className={box}
      type="checkbox"
      aria-label={label}
      {...{ checked, disabled }}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
