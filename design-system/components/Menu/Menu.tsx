import { useId, useRef } from 'react'
import type { KeyboardEvent, ToggleEvent } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDownIcon, type IconDrawing } from '../Icon/icons.ts'
import { align as aligned, root } from '../Popover/Popover.css.ts'
import { findMenuFocusTarget, listMenuItems } from './findMenuFocusTarget.ts'
import * as styles from './Menu.css.ts'

export interface MenuAction {
  /** Id, unique among the items. */
  id: string
  /** The action in a few words. */
  label: string
  /** Icon before the label. */
  icon?: IconDrawing | undefined
  /** Use `danger` for actions that cannot be undone. */
  tone?: keyof typeof styles.tone | undefined
  /** The action can be focused but not chosen. */
  disabled?: boolean | undefined
  /** Called when the action is chosen. The menu is closed then, and its button has the focus. */
  onSelect: () => void
}

export interface MenuProps extends NativeProps<'div', 'popover' | 'role' | 'onSelect'> {
  /** Label of the button and accessible name of the menu. */
  label: string
  /** Icon of a square button. With it, the label is hidden visually. */
  icon?: IconDrawing | undefined
  /** Appearance of the button. */
  variant?: 'secondary' | 'quiet' | undefined
  /** The button cannot be pressed. */
  disabled?: boolean | undefined
  /** Edge of the button with which the menu is aligned. */
  align?: keyof typeof aligned | undefined
  /** Actions in the order in which they are shown. */
  items: readonly MenuAction[]
}

/** A button that opens a menu of actions, after the menu button pattern of the ARIA practices. */
export function Menu(props: MenuProps) {
  const { label, icon, variant = 'secondary', disabled, align = 'start', items, ...native } = props
  const ownId = useId()
  const id = native.id ?? ownId
  const panel = useRef<HTMLSpanElement>(null)
  const entry = useRef<'first' | 'last'>('first')
  const menu = () => panel.current?.querySelector<HTMLElement>('[popover]') ?? undefined
  const button = () => panel.current?.querySelector<HTMLElement>(':scope > button') ?? undefined

  const close = () => {
    menu()?.hidePopover()
    button()?.focus()
  }
  const openWithArrows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    entry.current = event.key === 'ArrowUp' ? 'last' : 'first'
    menu()?.showPopover()
  }
  const focusEntry = ({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
    button()?.setAttribute('aria-expanded', String(newState === 'open'))
    if (newState !== 'open') return
    listMenuItems(currentTarget)
      .at(entry.current === 'last' ? -1 : 0)
      ?.focus()
    entry.current = 'first'
  }
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    // The focus leaves the menu from its button, in the order of the page.
    if (event.key === 'Tab') return close()
    const target = findMenuFocusTarget(event.currentTarget, event)
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <span ref={panel} className={root}>
      <Button
        {...(icon
          ? { icon, label }
          : { children: label, icon: chevronDownIcon, iconPosition: 'end' })}
        {...{ variant, disabled }}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={false}
        onKeyDown={openWithArrows}
      />
      <div
        aria-label={label}
        {...native}
        className={`${styles.panel} ${aligned[align]}`}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        onToggle={(event) => {
          native.onToggle?.(event)
          focusEntry(event)
        }}
        onKeyDown={(event) => {
          native.onKeyDown?.(event)
          if (!event.defaultPrevented) moveFocus(event)
        }}
      >
        {items.map(({ id: item, label, icon, tone = 'neutral', disabled, onSelect }) => (
          <button
            key={item}
            className={`${styles.item} ${styles.tone[tone]}`}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={disabled}
            onClick={() => {
              if (disabled) return
              close()
              onSelect()
            }}
          >
            {icon && <Icon icon={icon} />}
            <span>{label}</span>
          </button>
        ))}
      </div>
    </span>
  )
}
