import * as Radix from '@radix-ui/react-dialog'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Dialog.css.ts'

export interface DialogProps {
  /** Heading and accessible name of the dialog. */
  title: string
  /** Sentence below the title, announced with it. */
  description?: string | undefined
  /** Accessible name of the close button. */
  closeLabel: string
  /** Controls visibility. */
  open: boolean
  /** Called when the visitor closes it: by the close button, Escape or a press outside. */
  onClose: () => void
  /** Maximum width; on small screens it fills the width. */
  size?: keyof typeof styles.size | undefined
  /** Action buttons; they remain visible while the content scrolls. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal dialog; traps the focus and restores it on close. */
export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, open, onClose, size = 'medium', ...rest } = props
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* Radix's own overlay inserts a style element, which the content security policy blocks. */}
        <div className={styles.overlay}>
          <Radix.Content
            className={`${styles.root} ${styles.size[size]}`}
            {...(description === undefined && { 'aria-describedby': undefined })}
            aria-modal="true"
            onOpenAutoFocus={() => {
              opener.current = document.activeElement
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (opener.current instanceof HTMLElement) opener.current.focus()
            }}
          >
            <div className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              <Radix.Close className={styles.close}>
                <Icon icon={icons.close} label={closeLabel} />
              </Radix.Close>
            </div>
            {description && <Radix.Description>{description}</Radix.Description>}
            <div className={styles.content}>{rest.children}</div>
            {rest.actions && <div className={styles.actions}>{rest.actions}</div>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
