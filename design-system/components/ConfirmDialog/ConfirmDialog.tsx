import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

export interface ConfirmDialogProps extends NativeProps<'div', 'title' | 'role'> {
  /** The question, with the name of the affected item. */
  title: string
  /** Consequences of the action, including whether it can be undone; announced with the title. */
  description: string
  /** The action as a verb, e.g. 'Delete account'. */
  confirmLabel: string
  /** Label of the button that keeps everything as it is. */
  cancelLabel: string
  /** `danger` for actions that cannot be undone. */
  tone?: 'neutral' | 'danger' | undefined
  /** Open or closed, controlled by the consumer. */
  open?: boolean | undefined
  /** Called when `trigger` opens it and when the visitor answers. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** A Button that opens the dialog. */
  trigger?: ReactElement | undefined
  /** Called when the visitor confirms; the dialog closes. */
  onConfirm: () => void
  /** Details, e.g. a list of what will be deleted. */
  children?: ReactNode
}

/** A question before an action with consequences; the focus starts away from the confirming button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, tone = 'neutral', open, onOpenChange, ...rest } = props
  const { onConfirm, ...dialog } = rest
  const [kept, setKept] = useState(false)
  const change = (next: boolean) => {
    setKept(next)
    onOpenChange?.(next)
  }
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="small"
      open={open ?? kept}
      onOpenChange={change}
      closeLabel={cancelLabel}
      actions={
        <>
          <Button variant="secondary" onClick={() => change(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            onClick={() => {
              change(false)
              onConfirm()
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
