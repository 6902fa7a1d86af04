import { useId } from 'react'
import { Field, splitFieldProps } from '../Field/Field.tsx'
import { bare, frame } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDown } from '../Icon/icons.ts'
import { LiveText } from '../LiveText/LiveText.tsx'
import { Select } from '../Select/Select.tsx'
import type { SelectProps } from '../Select/Select.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxOption } from './matchOptions.ts'
import { useCombobox } from './useCombobox.ts'
import * as styles from './Combobox.css.ts'

export interface ComboboxProps extends Omit<SelectProps, 'options' | 'disabled'> {
  /** In display order; adjacent options with the same `group` are grouped. */
  options: readonly ComboboxOption[]
  /** False until React has hydrated: a Select of the same name is rendered instead. */
  hydrated: boolean
  /** Accessible name of the button that opens the list. */
  toggleLabel: string
  /** Number of matching options; announced when typing pauses. */
  countLabel: (count: number) => string
  /** Shown and announced if no option matches. */
  emptyLabel: string
}

/** A select with a text filter, which ignores case and accents. */
export function Combobox({
  hydrated,
  toggleLabel,
  countLabel,
  emptyLabel,
  ...select
}: ComboboxProps) {
  if (!hydrated) return <Select {...select} />
  return <Editable {...select} {...{ toggleLabel, countLabel, emptyLabel }} />
}

function Editable(props: Omit<ComboboxProps, 'hydrated'>) {
  const { field, own } = splitFieldProps(props)
  const { name, placeholder, autoComplete = 'off', required, toggleLabel } = own
  const { options, defaultValue, onChange, countLabel, emptyLabel } = own
  const combobox = useCombobox({ options, defaultValue, onChange })
  const listId = useId()
  const announcement =
    combobox.matches.length > 0 ? countLabel(combobox.matches.length) : emptyLabel
  const expanded = combobox.open && combobox.matches.length > 0
  const selectedIndex = options.findIndex(({ value }) => value === combobox.value)
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.root}>
          <div className={frame}>
            <input
              className={bare}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={expanded}
              aria-controls={expanded ? listId : undefined}
              aria-activedescendant={
                combobox.active < 0 ? undefined : `${listId}-${combobox.active}`
              }
              aria-required={required}
              {...{ placeholder, autoComplete }}
              autoCapitalize="none"
              spellCheck={false}
              value={combobox.text}
              onChange={({ target }) => combobox.type(target.value)}
              onKeyDown={combobox.onKeyDown}
              onClick={() => !combobox.open && combobox.openList(selectedIndex)}
              onFocus={({ target }) => target.select()}
              onBlur={combobox.commit}
              {...control}
            />
            {/* Not a tab stop, because the arrow keys do the same. */}
            <button
              className={styles.toggle}
              type="button"
              tabIndex={-1}
              aria-label={toggleLabel}
              aria-expanded={expanded}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (combobox.open) return combobox.close()
                document.getElementById(field.id)?.focus()
                combobox.openList(selectedIndex)
              }}
            >
              <span className={styles.chevron}>
                <Icon icon={chevronDown} />
              </span>
            </button>
          </div>
          <input type="hidden" name={name} value={combobox.value} />
          {combobox.open && (
            <ComboboxList
              id={listId}
              label={field.label}
              {...{
                matches: combobox.matches,
                active: combobox.active,
                value: combobox.value,
                emptyLabel,
              }}
              onChoose={combobox.choose}
            />
          )}
          <LiveText>{combobox.open ? announcement : ''}</LiveText>
        </div>
      )}
    </Field>
  )
}
