import {
  createToaster,
  type Toaster,
  type ToastHandle,
  type ToastMessage,
  type ToastType,
} from '#design-system/behaviour/toast.ts'
import { splitLocale } from '#data/locales.ts'
import { scriptWords } from '#generated/scriptWords.ts'

/** What scripts say in the language of this page. */
export const words = scriptWords[splitLocale(location.pathname).locale]

let toaster: Toaster | undefined

/** Shows a toast of this page. */
export function toast(message: ToastMessage): ToastHandle {
  toaster ??= createToaster({
    label: words['toast.label'],
    closeLabel: words['nav.close'],
    maximum: 3,
  })
  return toaster.show(message)
}

/** Turns the news that came with a redirect into toasts. */
export function showFlashes(): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-flash]'))
    toast({
      type: notice.dataset['flash'] as ToastType,
      content: notice.textContent,
      // Nobody asked for it on this page: there is time to find it.
      duration: 6000,
    })
}
