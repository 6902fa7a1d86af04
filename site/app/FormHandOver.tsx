import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useActionData, useNavigation, useSubmit } from 'react-router'
import { FormStateProvider } from '#sections/formState.tsx'
import { issueCaptcha, redeemCaptcha } from './captchaCalls.ts'
import { keepTyped, restoreTyped } from './typedText.ts'

/**
 * Takes the posts of the plain forms below it, so that the page is not loaded anew: one at a time, with what was typed
 * kept. Without script the same forms post by themselves.
 */
export function FormHandOver({ children }: { children: ReactNode }) {
  const submit = useSubmit()
  const answer = useActionData<unknown>()
  const pending = useNavigation().state !== 'idle'
  const [sent, setSent] = useState<HTMLFormElement>()
  const busy = useRef(false)

  useEffect(() => {
    busy.current = pending
  }, [pending])

  useEffect(() => {
    const take = (event: SubmitEvent) => {
      const form = event.target
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isOwn(form)) return
      event.preventDefault()
      if (busy.current) return
      busy.current = true
      setSent(form)
      const action = location.pathname + location.search
      void submit(new FormData(form, event.submitter), { method: 'post', action })
    }
    const keep = ({ target }: Event) => {
      const form = target instanceof Element && target.closest('form')
      if (form) keepTyped(form)
    }
    document.addEventListener('submit', take)
    document.addEventListener('input', keep)
    document.addEventListener('click', leadToField)
    return () => {
      document.removeEventListener('submit', take)
      document.removeEventListener('input', keep)
      document.removeEventListener('click', leadToField)
    }
  }, [submit])

  useEffect(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-keep]'))
      restoreTyped(form)
    // What the answer says is where the visitor goes on.
    if (answer !== undefined) document.querySelector<HTMLElement>(told)?.focus()
  }, [answer])

  const state = useMemo(() => ({ pending, sent, issueCaptcha, redeemCaptcha }), [pending, sent])
  return <FormStateProvider value={state}>{children}</FormStateProvider>
}

const told = 'main :is([role="alert"][tabindex], [data-answer])'

/** Follows a link within the page itself: the router takes another hash for another page, and forgets the answer. */
function leadToField(event: MouseEvent) {
  const hash = event.target instanceof Element && event.target.closest('a')?.getAttribute('href')
  if (!hash || !hash.startsWith('#') || event.defaultPrevented) return
  const target = document.getElementById(hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** A form that posts to the address of its own page. */
const isOwn = (form: HTMLFormElement): boolean =>
  form.method === 'post' &&
  new URL(form.getAttribute('action') ?? '', location.href).pathname === location.pathname
