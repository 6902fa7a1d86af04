import { PasswordInput } from '#design-system'
import { countCharacterClasses } from '#data/account/accountFields.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { useText } from '../site.tsx'
import type { AccountFieldProps } from './AccountForm.tsx'

interface NewPasswordsProps {
  label: MessageId
  field: (name: string) => AccountFieldProps
}

const length = (typed: string) => [...typed].length

const rules = [
  {
    id: 'form.account.password.length',
    test: (typed: string) => length(typed) >= 8 && length(typed) <= 20,
  },
  { id: 'form.account.password.spaces', test: (typed: string) => !/\s/.test(typed) },
  { id: 'form.account.password.kinds', test: (typed: string) => countCharacterClasses(typed) >= 3 },
] as const

/** New password with its rules, and its confirmation. */
export function NewPasswordFields({ label, field }: NewPasswordsProps) {
  const text = useText()
  const words = { revealLabel: text('form.sign-in.reveal'), hideLabel: text('form.sign-in.hide') }
  const { defaultValue: _, ...first } = field('password')
  const { defaultValue: __, ...second } = field('passwordConfirm')
  return (
    <>
      <PasswordInput
        {...first}
        {...words}
        label={text(label)}
        autoComplete="new-password"
        meter={{
          rules: rules.map(({ id, test }) => ({ label: text(id), test })),
          metLabel: text('form.account.password.met'),
          unmetLabel: text('form.account.password.open'),
          summary: (n, pages) => text('form.account.password.count', { n, pages }),
        }}
        required
      />
      <PasswordInput
        {...second}
        {...words}
        label={text('form.account.password-confirm')}
        autoComplete="new-password"
        required
      />
    </>
  )
}
