import { useForm } from 'react-hook-form'
import { Button, CodeInput, PasswordInput, Stack } from '#design-system'

interface NewPassword {
  code: string
  password: string
}

interface FormLibraryAccountProps {
  save: (answer: NewPassword) => void
}

export function FormLibraryAccount({ save }: FormLibraryAccountProps) {
  const { formState, handleSubmit, register } = useForm<NewPassword>()
  const { errors } = formState
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <Stack space={24}>
        <CodeInput
          label="Verification code"
          help="We have sent it to name@example.com. It is valid for 10 minutes."
          error={errors.code?.message}
          {...register('code', { required: 'Enter the verification code.' })}
        />
        <PasswordInput
          label="New password"
          help="Use 12 characters or more."
          autoComplete="new-password"
          revealLabel="Show password"
          hideLabel="Hide password"
          error={errors.password?.message}
          {...register('password', {
            required: 'Enter a new password.',
            minLength: { value: 12, message: 'Use 12 characters or more.' },
          })}
        />
        <Button type="submit">Save password</Button>
      </Stack>
    </form>
  )
}
