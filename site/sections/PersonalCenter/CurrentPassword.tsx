import { PasswordInput } from '#design-system'
import type { AccountFieldProps } from '../account/AccountForm.tsx'
import { useText } from '../site.tsx'

/** Field for the current password, which is never restored after an error. */
export function CurrentPassword({ field }: { field: (name: string) => AccountFieldProps }) {
  const text = useText()
  const { id, name, error } = field('current')
  return (
    <PasswordInput
      {...{ id, name, error }}
      label={text('personal-center.current')}
      autoComplete="current-password"
      revealLabel={text('form.sign-in.reveal')}
      hideLabel={text('form.sign-in.hide')}
      required
    />
  )
}
