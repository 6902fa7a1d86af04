import { Checkbox } from '#design-system'
import { AccountForm } from '../account/AccountForm.tsx'
import { PasskeyButton } from '../account/PasskeyButton.tsx'
import { useText } from '../site.tsx'

interface PasskeyFormProps {
  /** Path to redirect to after the sign-in. */
  next: string
  /** Whether it contains the checkbox that keeps the session. */
  keep?: boolean
  /** Whether the browser also suggests passkeys for the name. */
  suggested?: boolean
}

/** Signs in with a passkey, without password and captcha. */
export function PasskeyForm({ next, keep = false, suggested = false }: PasskeyFormProps) {
  const text = useText()
  return (
    <AccountForm step="passkey" answer={undefined} fields={[]} hidden={{ next }}>
      {(field) => (
        <PasskeyButton
          purpose="sign-in"
          suggested={suggested}
          above={keep && <Checkbox {...field('keep')} label={text('sign-in.keep')} />}
        >
          {text('sign-in.passkey')}
        </PasskeyButton>
      )}
    </AccountForm>
  )
}
