import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { createMemoryRouter, Form, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import {
  Button,
  Checkbox,
  CodeInput,
  Combobox,
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

type FieldName = keyof typeof filled | 'terms' | 'notices' | 'topics' | 'report'

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
      <CodeInput label="Code" {...field('code')} />
      <PhoneInput {...phone} {...field('phone')} />
      <FilterChips label="Topics" options={topics} {...field('topics')} />
      <SearchField label="Dealer" submitLabel="Find" {...field('dealer')} />
      <FileUpload label="Report" {...field('report')} />
      {country ?? <Combobox {...combobox} name="country" defaultValue="DE" />}
      <Checkbox label="Terms" {...field('terms')} />
      <Switch label="Notices" {...field('notices')} />
      <Button type="submit">Send</Button>
    </>
  )
}

const roles = [{ value: 'owner', label: 'Owner' }]
const steps = { decrease: 'Fewer', increase: 'More' }

const topics = [
  { value: 'news', label: 'News' },
  { value: 'events', label: 'Events' },
]
const phone = {
  label: 'Telephone',
  numberLabel: 'Number',
  codeName: 'dialling',
  codeLabel: 'Dialling code',
  codes: [{ value: '49', label: 'Germany' }],
}
const report = new File(['x'], 'report.pdf', { type: 'application/pdf' })

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
  await userEvent.type(screen.getByLabelText('Code'), '492175')
  await userEvent.type(screen.getByLabelText('Number'), '1234')
  await userEvent.click(screen.getByLabelText('News'))
  await userEvent.click(screen.getByLabelText('Events'))
  await userEvent.type(screen.getByLabelText('Dealer'), 'Kassel')
  await userEvent.upload(screen.getByLabelText('Report'), report)
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
  code: '492175',
  phone: '1234',
  dealer: 'Kassel',
}

/** Submitted values of the fields above. */
const submitted = { ...filled, terms: 'on', topics: ['news', 'events'], dialling: '49' }

/** Reads form data: lists of equal names; without files, as jsdom does not submit those that user-event has chosen. */
function readFormData(data: FormData) {
  const texts = [...data.entries()].filter(([, value]) => typeof value === 'string' && value !== '')
  const read = (name: string) => {
    const values = data.getAll(name)
    return values.length > 1 ? values : values[0]
  }
  return Object.fromEntries(texts.map(([name]) => [name, read(name)]))
}

test('a plain HTML form submits the fields', async () => {
  const sent = vi.fn()
  render(
    <form
      aria-label="Enquiry"
      onSubmit={(event) => {
        event.preventDefault()
        sent(readFormData(new FormData(event.currentTarget)))
      }}
    >
      <Fields />
    </form>,
  )
  await fillIn()
  expect(sent).toHaveBeenCalledExactlyOnceWith(submitted)
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
        sent(readFormData(await request.formData()))
        return null
      },
    },
  ])
  render(<RouterProvider router={router} />)
  await fillIn()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(submitted))
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
  code: '',
  phone: '',
  dealer: '',
  topics: [] as string[],
  report: undefined as unknown as FileList,
  terms: false,
  notices: false,
}

test('react-hook-form registers the fields and collects their values', async () => {
  const sent = vi.fn()
  function HookForm() {
    const { register, control, handleSubmit, reset, setValue } = useForm({
      defaultValues: defaults,
    })
    const fillByScript = () => {
      setValue('name', 'Grace')
      setValue('contact', 'phone')
      setValue('topics', ['news'])
      setValue('country', 'FR')
      setValue('terms', true)
    }
    return (
      <form onSubmit={(event) => void handleSubmit((values) => sent(values))(event)}>
        <Button onClick={() => reset()}>Reset</Button>
        <Button onClick={fillByScript}>Fill</Button>
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
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      ...filled,
      terms: true,
      notices: false,
      topics: ['news', 'events'],
      report: expect.toSatisfy(({ 0: file }: FileList) => file?.name === 'report.pdf'),
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(readFields()).toEqual(['', 'By mail', '', 'Germany', false])
  await userEvent.click(screen.getByRole('button', { name: 'Fill' }))
  expect(readFields()).toEqual(['Grace', 'By telephone', 'News', 'France', true])
})

/** Reads the displayed values of some fields: name, answer, topics, country, terms. */
const readFields = () => {
  const checked = (name: string) =>
    screen
      .queryAllByRole<HTMLInputElement>(name, { checked: true })
      .map(({ labels }) => labels?.[0]?.textContent?.trim())
      .filter((label) => label !== 'Terms')
      .join()
  return [
    screen.getByLabelText<HTMLInputElement>('Name').value,
    checked('radio'),
    checked('checkbox'),
    screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }).value,
    screen.getByLabelText<HTMLInputElement>('Terms').checked,
  ]
}
