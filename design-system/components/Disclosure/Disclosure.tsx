import { useRef } from 'react'
import type { MouseEvent, ReactNode, ToggleEvent } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps extends NativeProps<'details', 'open'> {
  /** Visible part, which toggles the content. */
  summary: ReactNode
  /** Content that is shown while it is open. */
  children: ReactNode
  /** Whether the disclosure is open, controlled by the application. */
  open?: boolean | undefined
  /** The disclosure is open at first. */
  defaultOpen?: boolean | undefined
  /** Called with the new state when it opens or closes. If you set `open`, update it then. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Only one of the disclosures with the same name can be open at a time. */
  name?: string | undefined
}

/** Content that can be shown and hidden, as a native `<details>` element. */
export function Disclosure({
  summary,
  children,
  open,
  defaultOpen,
  onOpenChange,
  ...native
}: DisclosureProps) {
  const lastOpen = useRef(defaultOpen ?? false)
  /** Reports what the visitor or the browser has changed, not what the props have. */
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    native.onToggle?.(event)
    const { open: next } = event.currentTarget
    if (next === (open ?? lastOpen.current)) return
    lastOpen.current = next
    onOpenChange?.(next)
  }
  /** The consumer decides, so the browser must not toggle. */
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    onOpenChange?.(!open)
  }
  return (
    <details {...native} className={styles.root} open={open ?? defaultOpen} onToggle={onToggle}>
      <summary className={styles.summary} onClick={open === undefined ? undefined : ask}>
        {summary}
        <Icon icon={icons.plusIcon} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
