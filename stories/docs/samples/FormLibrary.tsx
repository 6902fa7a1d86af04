import { Controller, useForm } from 'react-hook-form'
import { Button, Checkbox, Combobox, Input, Stack } from '#design-system'

interface Registration {
  serial: string
  country: string
  terms: boolean
}

interface FormLibraryProps {
  save: (registration: Registration) => void
}

export function FormLibrary({ save }: FormLibraryProps) {
  const { control, formState, handleSubmit, register } = useForm<Registration>({
    defaultValues: { serial: '', country: '', terms: false },
  })
  const { errors } = formState
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <Stack space={24}>
        <Input
          label="Serial number"
          spellCheck={false}
          error={errors.serial?.message}
          {...register('serial', { required: 'Enter the serial number.' })}
        />
        {/* Its value is no event, so it is connected by a Controller. */}
        <Controller
          control={control}
          name="country"
          rules={{ required: 'Choose a country.' }}
          render={({ field, fieldState }) => (
            <Combobox
              name={field.name}
              label="Country"
              options={[
                { value: 'de', label: 'Germany' },
                { value: 'fr', label: 'France' },
              ]}
              toggleLabel="Show countries"
              countLabel={(count) => `${count} countries`}
              emptyLabel="No country has this name."
              value={field.value}
              onValueChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Checkbox
          label="I have read the terms of the warranty"
          error={errors.terms?.message}
          {...register('terms', { required: 'Accept the terms to register the battery.' })}
        />
        <Button type="submit">Register battery</Button>
      </Stack>
    </form>
  )
}
