import { useEffect } from 'react'
import { createToaster } from '../../behaviour/toast.ts'
import type { ToastMessage, ToasterOptions } from '../../behaviour/toast.ts'

export interface ToastProps extends ToastMessage, Pick<ToasterOptions, 'label' | 'closeLabel'> {}

/** A short message at the top of the screen, shown while the component is mounted. */
export function Toast({ label, closeLabel, ...message }: ToastProps) {
  const { type, content, icon, closable, duration, keepAliveOnHover } = message
  useEffect(() => {
    const toaster = createToaster({ label, closeLabel })
    toaster.show({ type, content, icon, closable, duration, keepAliveOnHover })
    return toaster.destroy
  }, [label, closeLabel, type, content, icon, closable, duration, keepAliveOnHover])
  return null
}
