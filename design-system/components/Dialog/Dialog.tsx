import * as Radix from '@radix-ui/react-dialog'
import { useRef } from 'react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Dialog.css.ts'

export interface DialogProps extends NativeProps<'div', 'title'> {
  /** Heading and accessible name of the dialog. */
  title: string
  /** Sentence below the title, which is read with it. */
  description?: string | undefined
  /** Accessible name of the close button. */
  closeLabel: string
  /** Whether the dialog is open, controlled by the application. */
  open?: boolean | undefined
  /** The dialog is open at first, but only in the browser. */
  defaultOpen?: boolean | undefined
  /** Called when `trigger` opens the dialog, and when the close button, Escape or a press outside closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** A `Button` that opens the dialog. */
  trigger?: ReactElement | undefined
  /** Maximum width. Use `large` only for tables and columns, because text keeps its line length. */
  size?: keyof typeof styles.size | undefined
  /** Element that has the focus when the dialog opens. By default it is the close button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Element that gets the focus when the dialog closes and what opened it is gone, for example with a deleted row. */
  finalFocus?: RefObject<HTMLElement | null> | undefined
  /** Buttons, which stay visible while the content scrolls. */
  actions?: ReactNode
  /** Content below the title and the description. */
  children?: ReactNode
}

/** A modal dialog. It keeps the focus inside and returns it to the opener when it closes. */
export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, open, defaultOpen, onOpenChange, trigger, ...rest } =
    props
  const { size = 'medium', initialFocus, finalFocus, actions, children, ...native } = rest
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root
      {...(open !== undefined && { open })}
      {...(defaultOpen && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        {/* Radix's own overlay inserts a style element, which the content security policy blocks. */}
        <div className={styles.overlay}>
          <Radix.Content
            {...(description === undefined && { 'aria-describedby': undefined })}
            aria-modal="true"
            {...native}
            className={`${styles.root} ${styles.size[size]}`}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement
              if (!initialFocus?.current) return
              event.preventDefault()
              initialFocus.current.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              const target = opener.current?.isConnected ? opener.current : finalFocus?.current
              if (target instanceof HTMLElement) target.focus()
            }}
          >
            <div className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              <Radix.Close className={styles.close}>
                <Icon icon={icons.closeIcon} label={closeLabel} />
              </Radix.Close>
            </div>
            {description && <Radix.Description>{description}</Radix.Description>}
            {children && <div className={styles.content}>{children}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
