import { Alert, Button } from '#design-system'
import { useHydrated } from '#design-system/behaviour/useHydrated.ts'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type PasskeyRequestPurpose, useFormContext } from '../formContext.tsx'
import { useText } from '../site.tsx'
import * as styles from './PasskeyButton.css.ts'

/** Returns true in a browser that supports passkeys, after hydration. */
export const usePasskeySupport = (): boolean => useHydrated() && 'PublicKeyCredential' in globalThis

interface PasskeyButtonProps {
  purpose: PasskeyRequestPurpose
  /**
   * Whether the browser also offers passkeys among the suggestions of a field with `webauthn` in its `autocomplete`.
   */
  suggested?: boolean
  /** Content above the button, visible with it. */
  above?: ReactNode
  /** Label of the button. */
  children: ReactNode
}

/**
 * Button that requests a passkey and then submits its form, with the response in the field `passkey`. Without script,
 * or in a browser without passkeys, it is invisible but keeps its space.
 */
export function PasskeyButton({ purpose, suggested = false, above, children }: PasskeyButtonProps) {
  const text = useText()
  const { requestPasskey, pending } = useFormContext()
  const supported = usePasskeySupport()
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const send = useCallback((response: string) => {
    setState('idle')
    if (field.current === null) return
    field.current.value = response
    field.current.form?.requestSubmit()
  }, [])
  const ask = () => {
    setState('asking')
    requestPasskey(purpose).then(send, () => setState('failed'))
  }
  // A request by the button aborts the suggestions, and a submission uses up the challenge.
  const suggests = suggested && supported && !pending && state !== 'asking'
  useEffect(() => {
    if (suggests) requestPasskey('autofill').then(send, () => undefined)
  }, [suggests, requestPasskey, send])
  return (
    <div className={styles.root} data-ready={supported ? '' : undefined}>
      <input ref={field} type="hidden" name="passkey" />
      {above}
      <Button
        variant="secondary"
        loading={(pending || state === 'asking') && text('form.sending')}
        onClick={ask}
      >
        {children}
      </Button>
      {state === 'failed' && <Alert announce tone="error" title={text('passkey.failed')} />}
    </div>
  )
}
