import { Controller, useForm } from 'react-hook-form'
import { Button, Combobox, Stack } from '#design-system'

interface FormLibraryComboboxProps {
  save: (answer: { country: string }) => void
}

/** A Controller connects the combobox, because `onValueChange` passes a value and not an event. */
export function FormLibraryCombobox({ save }: FormLibraryComboboxProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { country: '' } })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <Stack space={24}>
        <Controller
          control={control}
          name="country"
          rules={{ required: 'Choose a country.' }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <Combobox
              label="Country"
              options={[
                { value: 'de', label: 'Germany', keywords: 'Deutschland' },
                { value: 'fr', label: 'France' },
                // … the other countries
              ]}
              toggleLabel="Show countries"
              countLabel={(count) => (count === 1 ? '1 country' : `${count} countries`)}
              emptyLabel="No country has this name."
              error={fieldState.error?.message}
              onValueChange={onChange}
              {...field}
            />
          )}
        />
        <Button type="submit">Save country</Button>
      </Stack>
    </form>
  )
}
