import * as Radix from '@radix-ui/react-dialog'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './Dialog.css.ts'

export interface DialogProps {
  /** Its heading, and what a screen reader says when it opens. */
  title: string
  /** A sentence under the title, said with it. */
  description?: string | undefined
  /** 'Close' in the page's language. */
  closeLabel: string
  /** Whether it is shown. */
  open: boolean
  /** Called when a person closes it: by its button, by Escape or by a press beside it. */
  onClose: () => void
  /** How wide it may grow; all fill a small screen. */
  size?: keyof typeof styles.size | undefined
  /** Buttons that answer it; they stay in sight while the content scrolls. */
  actions?: ReactNode
  children: ReactNode
}

/** A question or a task before the page goes on; the focus stays inside and returns to where it was. */
export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, open, onClose, size = 'medium', ...rest } = props
  const opener = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* Radix' own overlay inserts a style element, which the content security policy refuses. */}
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
