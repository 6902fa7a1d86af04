import { faultOf } from '#data/formRules.ts'
import { CallLost } from '../client/client.ts'
import { dropDraft, keepDraft, restoreDraft, valueOf } from './draft.ts'
import { formKinds, type FormKind } from './formKinds.ts'
import { readParts, type Control, type Fault, type FormParts } from './formParts.ts'

/** What the server says of a form that it did not take. */
interface Refusal {
  readonly code?: number
  readonly fields?: Readonly<Record<string, readonly string[]>>
  readonly captcha?: boolean
  readonly retryAfter?: number
}

/**
 * Makes a form better that works without: fields are checked when they are left, it is sent without leaving the
 * page, once at a time, and what was typed is kept under `draft` until it has been taken.
 */
export function enhanceForm(form: HTMLFormElement, draft: string): void {
  const kind = formKinds.get(form.dataset['form'] ?? '')
  const parts = readParts(form)
  if (kind && parts) bind(form, draft, kind, parts)
}

function bind(form: HTMLFormElement, draft: string, kind: FormKind, parts: FormParts): void {
  const named = [...form.elements].filter((element): element is Control => 'name' in element)
  const ruled = named.filter(({ name }) => Object.hasOwn(kind.rules, name))
  const key = named.find(({ name }) => name === 'key')
  if (key?.value === '') key.value = crypto.randomUUID()
  // The key goes with the words: after a lost answer the same question stays the same one.
  const kept = key ? [...ruled, key] : ruled
  let busy = false

  const faultIn = (control: Control): string | undefined => {
    const rule = kind.rules[control.name]
    const id = rule && faultOf(rule, valueOf(control))
    return id === undefined ? undefined : parts.words.faults[id]
  }

  const setBusy = (now: boolean) => {
    busy = now
    parts.setBusy(now)
  }

  /** Tells what is wrong; whether anything is. */
  function check(): boolean {
    parts.clear()
    const faults = tellAll(parts, ruled, faultIn)
    if (faults.length > 0) parts.summarise(faults)
    return faults.length > 0
  }

  async function submit(): Promise<void> {
    if (check()) return
    setBusy(true)
    if (!(await send())) setBusy(false)
  }

  /** Whether the form is on its way, so that this page is left. */
  async function send(isSecond = false): Promise<boolean> {
    let request = ''
    const fields = Object.fromEntries(ruled.map((control) => [control.name, valueOf(control)]))
    const pass = form.querySelector<HTMLInputElement>('[data-captcha-pass]')?.value
    try {
      const next = await kind.send(
        { ...fields, ...(pass && { pass }) },
        {
          headers: key ? { 'Idempotency-Key': key.value } : {},
          onAnswer: ({ headers }) => (request = headers.get('X-Request-Id') ?? ''),
        },
      )
      dropDraft(draft)
      location.assign(next)
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      // The key stands for words that have been changed since: these are another question.
      if (refusal.code === 409 && key && !isSecond) {
        key.value = crypto.randomUUID()
        return send(true)
      }
      if (refusal.captcha) {
        // The page that answers a plain post has the captcha in it.
        form.submit()
        return true
      }
      const told = ruled.map((control) => [control, refusal.fields?.[control.name]?.[0]] as const)
      const wrong = new Map(told)
      const faults = tellAll(parts, ruled, (control) => wrong.get(control))
      if (faults.length > 0) parts.summarise(faults)
      else
        parts.alert(reasonOf(error, parts), request && parts.words.request.replace('{id}', request))
      return false
    }
  }

  restoreDraft(draft, kept)
  for (const type of ['input', 'change']) form.addEventListener(type, () => keepDraft(draft, kept))
  // A text changes when it is left, a choice at once.
  form.addEventListener('change', ({ target }) => {
    const control = ruled.find((one) => one === target)
    if (control) afterPress(() => parts.tell(control, faultIn(control)))
  })
  form.addEventListener('submit', (event) => {
    const { submitter } = event
    // A click on the picture of a captcha is an answer that only a plain post carries.
    if (submitter instanceof HTMLInputElement && submitter.type === 'image' && !check()) return
    event.preventDefault()
    if (!busy) void submit()
  })
  const captcha = form.querySelector<HTMLElement>('[data-captcha]')
  if (captcha)
    void import('./workCaptcha.ts').then(({ bindWork }) => bindWork(form, captcha, parts.spinner()))
  // Going back to a page that was sent shows it as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setBusy(false)
  })
}

/** Says of every field what is wrong with it, and gives those with a fault. */
function tellAll(
  parts: FormParts,
  controls: readonly Control[],
  faultIn: (control: Control) => string | undefined,
): readonly Fault[] {
  return controls.flatMap((control) => {
    const message = faultIn(control)
    parts.tell(control, message)
    return message === undefined ? [] : [{ control, message }]
  })
}

const ends = ['pointerup', 'pointercancel'] as const
let isPressed = false
document.addEventListener('pointerdown', () => (isPressed = true))
for (const type of ends)
  document.addEventListener(type, () => (isPressed = false), { capture: true })

/** Does something at once, or, while a button is being pressed, when that is over: nothing moves under a press. */
function afterPress(run: () => void): void {
  if (!isPressed) return run()
  const once = new AbortController()
  const end = () => {
    once.abort()
    setTimeout(run)
  }
  for (const type of ends) document.addEventListener(type, end, { signal: once.signal })
}

const refusalOf = (error: unknown): Refusal =>
  typeof error === 'object' && error !== null && !(error instanceof Error) ? error : {}

/** Why a form could not be sent, and what to do now. */
function reasonOf(error: unknown, { words }: FormParts): string {
  if (error instanceof CallLost) return words.lost[error.text] ?? words.unavailable
  const { code, retryAfter = 0 } = refusalOf(error)
  return code === 429 ? words.limited.replace('{wait}', inWords(retryAfter)) : words.unavailable
}

/** "In 10 minutes", in the language of the page. */
function inWords(seconds: number): string {
  const words = new Intl.RelativeTimeFormat(document.body.lang || document.documentElement.lang)
  return seconds < 60
    ? words.format(seconds, 'second')
    : words.format(Math.ceil(seconds / 60), 'minute')
}
