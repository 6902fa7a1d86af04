import { splitLocale } from '#data/locales.ts'

const prefix = 'felcera_typed:'
const never =
  ':is([type=password], [type=hidden], [type=image], [type=file], [autocomplete=one-time-code])'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** Each page keeps its own, whichever language it is shown in. */
const keyOf = (name: string): string => `${prefix}${splitLocale(location.pathname).path} ${name}`

type Kept = Readonly<Record<string, string>>

const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) => control.name !== '' && !control.matches(never),
  )

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** Keeps what is typed into a form with `data-keep` for this tab: never a password, a code or a captcha. */
export function keepTyped(form: HTMLFormElement): void {
  const name = form.dataset['keep']
  if (name === undefined) return
  const kept: Record<string, string> = {}
  for (const control of controlsOf(form))
    kept[control.name] = isChoice(control) ? String(control.checked) : control.value
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept))
  } catch {
    // Without storage a form works as it does without script.
  }
}

/** Puts back what was typed before a reload, where nobody has typed since. */
export function restoreTyped(form: HTMLFormElement): void {
  const kept = read(keyOf(form.dataset['keep'] ?? ''))
  for (const control of controlsOf(form)) {
    const value = kept[control.name]
    if (value === undefined) continue
    if (isChoice(control)) control.checked = control.checked || value === 'true'
    else if (isUntouched(control)) setValue(control, value)
  }
}

/** Whether a field still says what the page came with. */
const isUntouched = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex <= 0 || control.selectedOptions[0]?.defaultSelected === true
    : control.value === control.defaultValue

/** React hears of it as if somebody had typed. */
function setValue(control: Control, value: string): void {
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Forgets what was typed into this page: after success; with `everywhere` into all, when somebody signs out. */
export function forgetTyped(everywhere: boolean): void {
  try {
    const start = everywhere ? prefix : keyOf('')
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(start)) sessionStorage.removeItem(key)
  } catch {
    // There is nothing to forget.
  }
}

function read(key: string): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Kept
  } catch {
    return {}
  }
}
