import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useForm, type UseFormRegisterReturn } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import {
  Button,
  Checkbox,
  CodeInput,
  DateInput,
  FileUpload,
  FilterChips,
  Input,
  NumberInput,
  PasswordInput,
  PhoneInput,
  RadioGroup,
  SearchField,
  Select,
  Switch,
  Textarea,
} from '#design-system'

const options = [{ value: 'owner', label: 'Owner' }]

const phone = { numberLabel: 'Number', codeName: 'dialling', codeLabel: 'Code', codes: options }
const reveal = { revealLabel: 'Show', hideLabel: 'Hide' }

const fields: Readonly<Record<string, (field: UseFormRegisterReturn) => ReactNode>> = {
  Checkbox: (field) => <Checkbox label="Terms" {...field} />,
  CodeInput: (field) => <CodeInput label="Code" {...field} />,
  DateInput: (field) => <DateInput label="Start" {...field} />,
  FileUpload: (field) => <FileUpload label="Report" {...field} />,
  FilterChips: (field) => <FilterChips label="Topics" {...{ options }} {...field} />,
  Input: (field) => <Input label="Name" {...field} />,
  NumberInput: (field) => (
    <NumberInput label="Modules" labels={{ decrease: 'Fewer', increase: 'More' }} {...field} />
  ),
  PasswordInput: (field) => (
    <PasswordInput label="Password" autoComplete="new-password" {...reveal} {...field} />
  ),
  PhoneInput: (field) => <PhoneInput label="Telephone" {...phone} {...field} />,
  RadioGroup: (field) => <RadioGroup label="Role" {...{ options }} {...field} />,
  SearchField: (field) => <SearchField label="Dealer" submitLabel="Find" {...field} />,
  Select: (field) => <Select label="Role" placeholder="Choose" {...{ options }} {...field} />,
  Switch: (field) => <Switch label="Notices" {...field} />,
  Textarea: (field) => <Textarea label="Note" {...field} />,
}

describe.each(Object.entries(fields))(
  'a form of react-hook-form with an invalid %s',
  (_, renderField) => {
    function HookForm() {
      const { register, handleSubmit } = useForm<{ answer: unknown }>()
      return (
        <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
          {renderField(register('answer', { required: true }))}
          <Button type="submit">Send</Button>
        </form>
      )
    }

    test('moves the focus to it', async () => {
      render(<HookForm />)
      await userEvent.click(screen.getByRole('button', { name: 'Send' }))
      await vi.waitFor(() => expect(document.activeElement).toHaveProperty('name', 'answer'))
    })
  },
)

test('an error of the server is shown at its field and described', async () => {
  function HookForm() {
    const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
    const send = () => setError('code', { message: 'The code has expired.' }, { shouldFocus: true })
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <CodeInput label="Code" error={formState.errors.code?.message} {...register('code')} />
        <Button type="submit">Send</Button>
      </form>
    )
  }
  render(<HookForm />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const code = await screen.findByRole('textbox', { description: 'The code has expired.' })
  expect(document.activeElement).toBe(code)
})
