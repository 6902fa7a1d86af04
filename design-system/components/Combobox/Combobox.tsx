import { useId, useRef } from 'react'
import type { RefObject } from 'react'
import { composeEventHandlers, type NativeProps } from '../../nativeProps.ts'
import { useFormReset } from '../../useFormReset.ts'
import { useHydrated } from '../../behaviour/useHydrated.ts'
import { Field, useFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { bare, frame } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDownIcon } from '../Icon/icons.ts'
import { LiveText } from '../LiveText/LiveText.tsx'
import { Select } from '../Select/Select.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxOption } from './matchComboboxOptions.ts'
import { useCombobox } from './useCombobox.ts'
import * as styles from './Combobox.css.ts'

export interface ComboboxProps
  extends FieldProps, NativeProps<'input', 'id' | 'aria-describedby' | 'type' | 'list'> {
  /** Form field name of the value of the selected option. */
  name: string
  /** Options in the order in which they are shown. Adjacent options with the same `group` are grouped. */
  options: readonly ComboboxOption[]
  /** Selected value, controlled by the application. */
  value?: string | undefined
  /** Initially selected value. */
  defaultValue?: string | undefined
  /** Called with the value of the option that the visitor chooses. It is empty when the field is cleared. */
  onValueChange?: ((value: string) => void) | undefined
  /** Accessible name of the button that opens the list. */
  toggleLabel: string
  /** Returns the number of matching options as a text, which is announced when typing pauses. */
  countLabel: (count: number) => string
  /** Text that is shown and announced if no option matches. */
  emptyLabel: string
}

/** A select whose options are filtered by typing, regardless of case and accents. Until React has hydrated, it is a `Select` of the same name. */
export function Combobox(props: ComboboxProps) {
  const select = useRef<HTMLSelectElement>(null)
  if (!useHydrated()) return <BeforeHydration {...props} select={select} />
  return <Editable {...props} select={select} />
}

interface BeforeHydrationProps extends ComboboxProps {
  /** Receives the select, whose value a visitor may have changed before hydration. */
  select: RefObject<HTMLSelectElement | null>
}

function BeforeHydration({ select, ...props }: BeforeHydrationProps) {
  const { field, own } = useFieldProps(props)
  const { name, options, placeholder, value, defaultValue = '', required, disabled, form } = own
  return (
    <Select
      {...field}
      {...{ name, options, placeholder, required, disabled, form }}
      autoComplete={own.autoComplete}
      ref={select}
      defaultValue={value ?? defaultValue}
    />
  )
}

function Editable({ select, ...props }: BeforeHydrationProps) {
  const { field, own } = useFieldProps(props)
  const { name, options, value, defaultValue, onValueChange, ...rest } = own
  const { toggleLabel, countLabel, emptyLabel, ...native } = rest
  const combobox = useCombobox({ options, value, defaultValue, onValueChange, select })
  useFormReset(field.id, combobox.reset)
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
              autoComplete="off"
              {...native}
              {...control}
              className={bare}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={expanded}
              aria-controls={expanded ? listId : undefined}
              aria-activedescendant={
                combobox.active < 0 ? undefined : `${listId}-${combobox.active}`
              }
              autoCapitalize="none"
              spellCheck={false}
              value={combobox.text}
              onChange={composeEventHandlers(native.onChange, ({ target }) =>
                combobox.type(target.value),
              )}
              onKeyDown={composeEventHandlers(native.onKeyDown, combobox.onKeyDown)}
              onClick={composeEventHandlers(
                native.onClick,
                () => !combobox.open && combobox.openList(selectedIndex),
              )}
              onFocus={composeEventHandlers(native.onFocus, ({ target }) => target.select())}
              onBlur={composeEventHandlers(native.onBlur, combobox.commit)}
            />
            {/* Not a tab stop, because the arrow keys do the same. */}
            <button
              className={styles.toggle}
              type="button"
              tabIndex={-1}
              disabled={native.disabled}
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
                <Icon icon={chevronDownIcon} />
              </span>
            </button>
          </div>
          <input
            type="hidden"
            {...{ name, disabled: native.disabled, form: native.form }}
            value={combobox.value}
          />
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
