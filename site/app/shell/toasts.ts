import {
  createToaster,
  type Toaster,
  type ToastHandle,
  type ToastMessage,
  type ToastType,
} from '#design-system/behaviour/toast.ts'
import { scriptWords } from '#generated/scriptWords.ts'
import { siteClientState } from '../client/pageState.ts'

/** Messages for scripts in the language of this page. */
export const messages = scriptWords[siteClientState.lang]

let toaster: Toaster | undefined

/** Shows a toast. */
export function showToast(message: ToastMessage): ToastHandle {
  toaster ??= createToaster({
    label: messages['toast.label'],
    closeLabel: messages['nav.close'],
    maximum: 3,
  })
  return toaster.show(message)
}

/** Converts the flash messages of the page to toasts. */
export function showFlashMessages(): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-flash]'))
    showToast({
      type: notice.dataset['flash'] as ToastType,
      content: notice.textContent,
      ...('lasting' in notice.dataset && { duration: 0 }),
    })
}
