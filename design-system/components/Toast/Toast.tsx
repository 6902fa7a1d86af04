import { useEffect } from 'react'
import { createToaster } from '../../behaviour/toast.ts'
import type { ToastMessage, ToasterOptions } from '../../behaviour/toast.ts'

export interface ToastProps extends ToastMessage, Pick<ToasterOptions, 'label' | 'closeLabel'> {}

/** Shows a toast while mounted; renders nothing itself and delegates to `behaviour/toast.ts`. */
export function Toast({ label, closeLabel, ...message }: ToastProps) {
  const { type, content, icon, closable, duration, keepAliveOnHover } = message
  useEffect(() => {
    const toaster = createToaster({ label, closeLabel })
    toaster.show({ type, content, icon, closable, duration, keepAliveOnHover })
    return toaster.destroy
  }, [label, closeLabel, type, content, icon, closable, duration, keepAliveOnHover])
  return null
}
