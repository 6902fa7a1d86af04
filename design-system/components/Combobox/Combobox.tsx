import { useId } from 'react'
import { Field, partProps } from '../Field/Field.tsx'
import { bare, frame } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevron } from '../Icon/icons.ts'
import { LiveText } from '../LiveText/LiveText.tsx'
import { Select } from '../Select/Select.tsx'
import type { SelectProps } from '../Select/Select.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxOption } from './matchOptions.ts'
import { useCombobox } from './useCombobox.ts'
import * as styles from './Combobox.css.ts'

export interface ComboboxProps extends Omit<SelectProps, 'options' | 'disabled'> {
  /** In the order they are shown; neighbours of the same `group` stand under its name. */
  options: readonly ComboboxOption[]
  /** False until React runs in the browser: then it is a Select of the same name. */
  ready: boolean
  /** Names the button that opens the list. */
  toggleLabel: string
  /** How many options answer what was typed; heard when typing rests. */
  countLabel: (count: number) => string
  /** Seen and heard where none does. */
  emptyLabel: string
}

/** One of many, found by typing: the list narrows to what was typed, whatever its accents. */
export function Combobox({ ready, toggleLabel, countLabel, emptyLabel, ...select }: ComboboxProps) {
  if (!ready) return <Select {...select} />
  return <Editable {...select} {...{ toggleLabel, countLabel, emptyLabel }} />
}

function Editable(props: Omit<ComboboxProps, 'ready'>) {
  const { field, own } = partProps(props)
  const { name, placeholder, autoComplete = 'off', required, toggleLabel } = own
  const { options, defaultValue, onChange, countLabel, emptyLabel } = own
  const box = useCombobox({ options, defaultValue, onChange })
  const listId = useId()
  const found = box.matches.length > 0 ? countLabel(box.matches.length) : emptyLabel
  const expanded = box.open && box.matches.length > 0
  const chosen = options.findIndex(({ value }) => value === box.value)
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
              aria-activedescendant={box.active < 0 ? undefined : `${listId}-${box.active}`}
              aria-required={required}
              {...{ placeholder, autoComplete }}
              autoCapitalize="none"
              spellCheck={false}
              value={box.text}
              onChange={({ target }) => box.type(target.value)}
              onKeyDown={box.press}
              onClick={() => !box.open && box.show(chosen)}
              onFocus={({ target }) => target.select()}
              onBlur={box.settle}
              {...control}
            />
            {/* The arrow keys do the same, so it is no stop of the Tab key. */}
            <button
              className={styles.toggle}
              type="button"
              tabIndex={-1}
              aria-label={toggleLabel}
              aria-expanded={expanded}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (box.open) return box.close()
                document.getElementById(field.id)?.focus()
                box.show(chosen)
              }}
            >
              <span className={styles.chevron}>
                <Icon icon={chevron} />
              </span>
            </button>
          </div>
          <input type="hidden" name={name} value={box.value} />
          {box.open && (
            <ComboboxList
              id={listId}
              label={field.label}
              {...{ matches: box.matches, active: box.active, value: box.value, emptyLabel }}
              onChoose={box.choose}
            />
          )}
          <LiveText>{box.open ? found : ''}</LiveText>
        </div>
      )}
    </Field>
  )
}
