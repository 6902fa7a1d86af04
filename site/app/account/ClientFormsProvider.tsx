import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { FormContextProvider } from '#sections/formContext.tsx'
import { issueCaptcha, redeemCaptcha } from '../captcha/captchaCalls.ts'
import { requestPasskey } from './passkeyCalls.ts'

/** Marks a form as submitted; returns `false` while another submission is pending. */
const SendContext = createContext((_form: HTMLFormElement): boolean => true)

/** Submits a form without a document request, one at a time; an `onSubmit` handler may prevent it. */
function ClientForm({ onSubmit, ...props }: ComponentProps<typeof Form>) {
  const send = useContext(SendContext)
  const submit: typeof onSubmit = (event) => {
    onSubmit?.(event)
    if (!event.defaultPrevented && !send(event.currentTarget)) event.preventDefault()
  }
  // The routes of account pages are part of the manifest already.
  return <Form {...props} discover="none" onSubmit={submit} />
}

/** Provides forms with the services of the app, and focuses the result of a submission. */
export function ClientFormsProvider({ children }: { children: ReactNode }) {
  const result = useActionData<unknown>()
  const pending = useNavigation().state !== 'idle'
  const [sent, setSent] = useState<HTMLFormElement>()
  const busy = useRef(false)

  useEffect(() => {
    busy.current = pending
  }, [pending])

  useEffect(() => {
    document.addEventListener('click', followAnchor)
    return () => document.removeEventListener('click', followAnchor)
  }, [])

  useEffect(() => {
    if (result !== undefined) document.querySelector<HTMLElement>(resultElement)?.focus()
  }, [result])

  const send = useCallback((form: HTMLFormElement) => {
    if (busy.current) return false
    busy.current = true
    setSent(form)
    return true
  }, [])
  const context = useMemo(
    () => ({
      Form: ClientForm,
      pending,
      sent,
      issueCaptcha,
      redeemCaptcha,
      requestPasskey,
    }),
    [pending, sent],
  )
  return (
    <SendContext value={send}>
      <FormContextProvider value={context}>{children}</FormContextProvider>
    </SendContext>
  )
}

const resultElement = 'main :is([role="alert"][tabindex], [data-answer])'

/** Follows a link to an anchor of the page without the router, which would navigate and discard the action data. */
function followAnchor(event: MouseEvent) {
  const hash = event.target instanceof Element && event.target.closest('a')?.getAttribute('href')
  if (!hash || !hash.startsWith('#') || event.defaultPrevented) return
  const target = document.getElementById(hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.focus()
}
