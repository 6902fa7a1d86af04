import { useState } from 'react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

export interface ConfirmDialogProps extends NativeProps<'div', 'title' | 'role'> {
  /** The question, which names the affected item. */
  title: string
  /** Consequences of the action, which are read with the title. */
  description: string
  /** Label of the button that confirms, such as 'Delete account'. */
  confirmLabel: string
  /** Label of the button that keeps everything as it is, and name of the close button. */
  cancelLabel: string
  /** Use `danger` for actions that cannot be undone. */
  tone?: 'neutral' | 'danger' | undefined
  /** Whether the dialog is open, controlled by the application. */
  open?: boolean | undefined
  /** Called when `trigger` opens the dialog and when the visitor answers. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** A `Button` that opens the dialog. */
  trigger?: ReactElement | undefined
  /**
   * Called when the visitor confirms. Then the dialog closes. If it returns a promise, the dialog closes only
   * when the promise is fulfilled and stays open if it is rejected.
   */
  onConfirm: () => void | Promise<void>
  /** Announced while the promise of `onConfirm` is pending, such as 'Deleting'. By default it is `confirmLabel`. */
  pendingLabel?: string | undefined
  /** Shown and announced if the promise of `onConfirm` is rejected, such as 'The key could not be deleted. Try again.' */
  failureMessage?: string | undefined
  /** Element that gets the focus when the dialog closes and what opened it is gone, for example with a deleted row. */
  finalFocus?: RefObject<HTMLElement | null> | undefined
  /** Details, such as a list of what will be deleted. */
  children?: ReactNode
}

/** A question before an action with consequences. The focus does not start on the button that confirms. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, tone = 'neutral', open, onOpenChange, ...rest } = props
  const { onConfirm, pendingLabel = confirmLabel, failureMessage, children, ...dialog } = rest
  const [kept, setKept] = useState(false)
  const [state, setState] = useState<'asked' | 'pending' | 'failed'>('asked')
  const change = (next: boolean) => {
    setState('asked')
    setKept(next)
    onOpenChange?.(next)
  }
  const confirm = async () => {
    const pending = onConfirm()
    if (pending) {
      setState('pending')
      try {
        await pending
      } catch (error) {
        setState('failed')
        if (failureMessage === undefined) throw error
        return
      }
    }
    change(false)
  }
  const isPending = state === 'pending'
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="small"
      open={open ?? kept}
      onOpenChange={(next) => !isPending && change(next)}
      closeLabel={cancelLabel}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={() => change(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            loading={isPending && pendingLabel}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {state === 'failed' && failureMessage ? (
        <>
          <Alert tone="error" title={failureMessage} announce />
          {children}
        </>
      ) : (
        children
      )}
    </Dialog>
  )
}
