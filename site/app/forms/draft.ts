import type { Control } from './formParts.ts'

type Kept = Readonly<Record<string, string>>

/** What a field would send, if it were a text. */
export const valueOf = (control: Control): string =>
  control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked
      ? control.value
      : ''
    : control.value

/** Keeps what is typed into some fields for this tab; storage may be refused, the form works all the same. */
export function keepDraft(key: string, controls: readonly Control[]): void {
  const kept: Kept = Object.fromEntries(controls.map((control) => [control.name, valueOf(control)]))
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Nothing is kept.
  }
}

/** Puts back what was typed before the page was left or loaded anew. */
export function restoreDraft(key: string, controls: readonly Control[]): void {
  const kept = readDraft(key)
  for (const control of controls) {
    const value = kept?.[control.name]
    if (typeof value !== 'string') continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = value === control.value
    else control.value = value
  }
}

/** Forgets it: the form has been taken. */
export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

function readDraft(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Kept
  } catch {
    return undefined
  }
}
