import { useForm } from 'react-hook-form'
import {
  Button,
  DateInput,
  FileUpload,
  FilterChips,
  NumberInput,
  PhoneInput,
  Stack,
  Switch,
} from '#design-system'

interface Visit {
  day: string
  modules: number
  topics: string[]
  phone: string
  code: string
  photos: FileList
  reminder: boolean
}

interface FormLibraryVisitProps {
  book: (visit: Visit) => void
}

export function FormLibraryVisit({ book }: FormLibraryVisitProps) {
  const { formState, handleSubmit, register, setValue } = useForm<Visit>({
    defaultValues: { code: '+49', topics: [] },
  })
  const { errors } = formState
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(book)(event)}>
      <Stack space={24}>
        <DateInput
          label="Day of the visit"
          error={errors.day?.message}
          {...register('day', { required: 'Enter day, month and year.' })}
        />
        <NumberInput
          label="Modules"
          labels={{ decrease: 'Fewer modules', increase: 'More modules' }}
          error={errors.modules?.message}
          {...register('modules', {
            valueAsNumber: true,
            min: { value: 2, message: 'Enter a number from 2 to 6.' },
            max: { value: 6, message: 'Enter a number from 2 to 6.' },
            required: 'Enter the number of modules.',
          })}
        />
        <FilterChips
          label="What is the visit about?"
          options={[
            { value: 'inspection', label: 'Inspection' },
            { value: 'extension', label: 'Extension' },
          ]}
          error={errors.topics?.message}
          {...register('topics', { required: 'Choose at least one topic.' })}
        />
        {/* `register` connects the number; the dialling code is set by `onCodeChange`. */}
        <PhoneInput
          label="Phone"
          numberLabel="Number"
          codeName="code"
          codeLabel="Dialling code"
          codes={[
            { value: '+49', label: 'Germany', detail: '+49' },
            { value: '+33', label: 'France', detail: '+33' },
          ]}
          defaultCode="+49"
          onCodeChange={(code) => setValue('code', code)}
          error={errors.phone?.message}
          {...register('phone', { required: 'Enter a telephone number.' })}
        />
        <FileUpload
          label="Photos of the installation"
          help="JPEG or PNG, at most 10 MB each."
          accept="image/jpeg,image/png"
          multiple
          error={errors.photos?.message}
          {...register('photos', { required: 'Choose a photo.' })}
        />
        <Switch label="Mail me a reminder" {...register('reminder')} />
        <Button type="submit">Book visit</Button>
      </Stack>
    </form>
  )
}
