import { PasswordInput } from '#design-system'
import type { MessageId } from '#data/fields.ts'
import { useText } from '../site.tsx'

export interface TypedPasswordProps {
  id: string
  name: string
  error: string | undefined
  label: MessageId
  autoComplete: 'current-password' | 'new-password'
  help?: string
}

/** A password that is never sent back. */
export function TypedPassword(props: TypedPasswordProps) {
  const { id, name, error, label, autoComplete, help } = props
  const text = useText()
  return (
    <PasswordInput
      {...{ id, name, error, autoComplete, help }}
      label={text(label)}
      revealLabel={text('form.sign-in.reveal')}
      hideLabel={text('form.sign-in.hide')}
      required
    />
  )
}
