import { useForm } from 'react-hook-form'
import { Button, Checkbox, Input, RadioGroup, Select, Stack, Textarea } from '#design-system'

interface Request {
  email: string
  country: string
  building: string
  message: string
  terms: boolean
}

interface FormLibraryProps {
  send: (request: Request) => void
}

/** Fields take the props of `register` like native controls. */
export function FormLibrary({ send }: FormLibraryProps) {
  const { formState, handleSubmit, register } = useForm<Request>()
  const { errors } = formState
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack space={24}>
        <Input
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', { required: 'Enter your email address.' })}
        />
        <Select
          label="Country"
          placeholder="Choose a country"
          options={[
            { value: 'at', label: 'Austria' },
            { value: 'be', label: 'Belgium' },
            { value: 'fr', label: 'France' },
            { value: 'de', label: 'Germany' },
            { value: 'nl', label: 'Netherlands' },
            { value: 'ch', label: 'Switzerland' },
          ]}
          error={errors.country?.message}
          {...register('country', { required: 'Choose a country.' })}
        />
        <RadioGroup
          label="Where will the system stand?"
          options={[
            { value: 'home', label: 'In a home' },
            { value: 'business', label: 'In a business' },
          ]}
          error={errors.building?.message}
          {...register('building', { required: 'Choose a home or a business.' })}
        />
        <Textarea
          label="Your question"
          help="Name the model if you have a system already."
          error={errors.message?.message}
          {...register('message', { required: 'Enter your question.' })}
        />
        <Checkbox
          label="I have read the privacy policy"
          error={errors.terms?.message}
          {...register('terms', { required: 'Confirm that you have read the privacy policy.' })}
        />
        <Button type="submit">Send question</Button>
      </Stack>
    </form>
  )
}
