import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { createMemoryRouter, Form, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import {
  Button,
  Checkbox,
  Combobox,
  DateInput,
  Input,
  NumberInput,
  PasswordInput,
  RadioGroup,
  Select,
  Switch,
  Textarea,
} from '#design-system'

type FieldName = keyof typeof filled | 'terms' | 'notices'

interface FieldsProps {
  /** Props of a field; those of a form library, or only its name. */
  readonly field?: (name: FieldName) => { readonly name: string }
  /** The Combobox, which a form library connects by `value` and `onValueChange`. */
  readonly country?: ReactNode
}

const contacts = [
  { value: 'mail', label: 'By mail' },
  { value: 'phone', label: 'By telephone' },
]
const countries = [
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
]

const combobox = {
  label: 'Country',
  options: countries,
  toggleLabel: 'Show countries',
  countLabel: String,
  emptyLabel: 'None',
}

/** The same fields in every form; a library registers them like native controls. */
function Fields({ field = (name) => ({ name }), country }: FieldsProps) {
  return (
    <>
      <Input label="Name" {...field('name')} />
      <PasswordInput
        label="Password"
        autoComplete="new-password"
        revealLabel="Show"
        hideLabel="Hide"
        {...field('password')}
      />
      <Textarea label="Note" {...field('note')} />
      <Select label="Role" placeholder="Choose" options={roles} {...field('role')} />
      <RadioGroup label="Answer" options={contacts} {...field('contact')} />
      <NumberInput label="Modules" labels={steps} {...field('modules')} />
      <DateInput label="Start" {...field('start')} />
      {country ?? <Combobox {...combobox} name="country" defaultValue="DE" />}
      <Checkbox label="Terms" {...field('terms')} />
      <Switch label="Notices" {...field('notices')} />
      <Button type="submit">Send</Button>
    </>
  )
}

const roles = [{ value: 'owner', label: 'Owner' }]
const steps = { decrease: 'Fewer', increase: 'More' }

/** Fills in every field as a visitor would and submits the form. */
async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Ada')
  await userEvent.type(screen.getByLabelText('Password'), 'a long one')
  await userEvent.type(screen.getByLabelText('Note'), 'Please call')
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'owner')
  await userEvent.click(screen.getByLabelText('By telephone'))
  const modules = screen.getByLabelText('Modules')
  await userEvent.clear(modules)
  await userEvent.type(modules, '3')
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.type(screen.getByLabelText('Start'), '2026-12-01')
  const country = screen.getByRole('combobox', { name: 'Country' })
  await userEvent.clear(country)
  await userEvent.type(country, 'Fra{ArrowDown}{Enter}')
  await userEvent.click(screen.getByLabelText('Terms'))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
}

const filled = {
  name: 'Ada',
  password: 'a long one',
  note: 'Please call',
  role: 'owner',
  contact: 'phone',
  modules: '4',
  start: '2026-12-01',
  country: 'FR',
}

test('a plain HTML form submits the fields', async () => {
  const sent = vi.fn()
  render(
    <form
      aria-label="Enquiry"
      onSubmit={(event) => {
        event.preventDefault()
        sent(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      <Fields />
    </form>,
  )
  await fillIn()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ ...filled, terms: 'on' })
})

test('a Form of React Router submits the fields to its action', async () => {
  const sent = vi.fn()
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <Form method="post">
          <Fields />
        </Form>
      ),
      action: async ({ request }) => {
        sent(Object.fromEntries(await request.formData()))
        return null
      },
    },
  ])
  render(<RouterProvider router={router} />)
  await fillIn()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ ...filled, terms: 'on' }))
})

/** Default values of react-hook-form. */
const defaults = {
  name: '',
  password: '',
  note: '',
  role: '',
  contact: 'mail',
  modules: 2,
  start: '',
  country: 'DE',
  terms: false,
  notices: false,
}

test('react-hook-form registers the fields and collects their values', async () => {
  const sent = vi.fn()
  function HookForm() {
    const { register, control, handleSubmit } = useForm({ defaultValues: defaults })
    return (
      <form onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}>
        <Fields
          field={register}
          country={
            <Controller
              control={control}
              name="country"
              render={({ field: { onChange, ...rest } }) => (
                <Combobox {...combobox} {...rest} onValueChange={onChange} />
              )}
            />
          }
        />
      </form>
    )
  }
  render(<HookForm />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By mail' }).checked).toBe(true)
  await fillIn()
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({ ...filled, terms: true, notices: false }),
  )
})

test('react-hook-form moves the focus to the first invalid field', async () => {
  function HookForm() {
    const { register, handleSubmit } = useForm({ defaultValues: { name: '' } })
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
        <Input label="Name" {...register('name', { required: true })} />
        <Button type="submit">Send</Button>
      </form>
    )
  }
  render(<HookForm />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
})
