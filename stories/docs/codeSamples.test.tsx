import { readdirSync, readFileSync } from 'node:fs'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { codeSamples } from './codeSamples.ts'
import { errorMessages } from './errorMessages.ts'
import { componentGuides } from './guides.ts'
import { DateRange } from './samples/DateRange.tsx'
import { DialogWithForm } from './samples/DialogWithForm.tsx'
import { FilesWithLimit } from './samples/FilesWithLimit.tsx'
import { FollowUpQuestion } from './samples/FollowUpQuestion.tsx'
import { FormLibrary } from './samples/FormLibrary.tsx'
import { FormLibraryAccount } from './samples/FormLibraryAccount.tsx'
import { FormLibraryCombobox } from './samples/FormLibraryCombobox.tsx'
import { FormLibraryVisit } from './samples/FormLibraryVisit.tsx'
import { TextareaWithCount } from './samples/TextareaWithCount.tsx'
import { OneOpenAnswer } from './samples/OneOpenAnswer.tsx'
import { OwnControl } from './samples/OwnControl.tsx'
import { PagesOfAList } from './samples/PagesOfAList.tsx'
import { PageWithSkipLink } from './samples/PageWithSkipLink.tsx'
import { SavedNotice } from './samples/SavedNotice.tsx'
import { ServerErrors } from './samples/ServerErrors.tsx'
import { SeveralAnswers } from './samples/SeveralAnswers.tsx'
import { SortedTable } from './samples/SortedTable.tsx'
import { TabInState } from './samples/TabInState.tsx'

const folder = 'stories/docs/samples'

test('every file of code has a title and the components on whose pages it is shown', () => {
  const files = readdirSync(folder).map((file) => file.replace('.tsx', ''))
  expect(Object.keys(codeSamples).toSorted()).toEqual(files.toSorted())
  const named = Object.values(codeSamples).flatMap(({ components }) => components)
  expect(named.filter((name) => !Object.hasOwn(componentGuides, name))).toEqual([])
})

test('code has one import from the design system, whose name the page replaces', () => {
  const others = readdirSync(folder).filter((file) => {
    const aliases = readFileSync(`${folder}/${file}`, 'utf8').match(/from '#.*'/g) ?? []
    return aliases.join() !== "from '#design-system'"
  })
  expect(others).toEqual([])
})

test('code contains the components on whose pages it is shown', () => {
  const missing = Object.entries(codeSamples).flatMap(([file, { components }]) => {
    const code = readFileSync(`${folder}/${file}.tsx`, 'utf8')
    return components.filter((name) => !new RegExp(`<${name}\\b`).test(code))
  })
  expect(missing).toEqual([])
})

test('every field shows its use with a form library', () => {
  const shown = Object.entries(codeSamples).flatMap(([file, { components }]) =>
    file.startsWith('FormLibrary') ? components : [],
  )
  expect(Object.keys(errorMessages).filter((name) => !shown.includes(name))).toEqual([])
})

test('errors from the server are at their fields and in a summary with the focus; entries stay', async () => {
  const send = vi.fn(() => Promise.resolve({ email: 'Enter an address like name@example.com.' }))
  render(<ServerErrors send={send} />)
  await userEvent.type(screen.getByLabelText('Email'), 'name')
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(within(summary).getByRole('link').getAttribute('href')).toBe('#email')
  const field = screen.getByLabelText<HTMLInputElement>('Email')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.value).toBe('name')
})

test('a form that cannot be sent shows an error, and can be sent again', async () => {
  render(<ServerErrors send={() => Promise.reject(new Error('offline'))} />)
  const button = screen.getByRole('button', { name: 'Send request' })
  await userEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toContain('was not sent')
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})

test('a form library shows its messages and moves to the first field', async () => {
  const send = vi.fn()
  render(<FormLibrary send={send} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }))
  for (const message of [
    'Enter your email address.',
    'Choose a country.',
    'Choose a home or a business.',
    'Enter your question.',
    'Confirm that you have read the privacy policy.',
  ])
    expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(send).not.toHaveBeenCalled()
})

test('a form library gets the country of a combobox', async () => {
  const save = vi.fn((answer: { country: string }) => answer.country)
  render(<FormLibraryCombobox save={save} />)
  const button = screen.getByRole('button', { name: 'Save country' })
  await userEvent.click(button)
  expect(await screen.findByText('Choose a country.')).toBeTruthy()
  await userEvent.type(screen.getByRole('combobox'), 'fra{ArrowDown}{Enter}')
  await userEvent.click(button)
  await waitFor(() => expect(save).toHaveReturnedWith('fr'))
})

test('a form library gets date, number, choices, telephone number and files', async () => {
  const book = vi.fn((visit: object) => visit)
  render(<FormLibraryVisit book={book} />)
  const button = screen.getByRole('button', { name: 'Book visit' })
  await userEvent.click(button)
  expect(await screen.findByText('Choose at least one topic.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Day of the visit'), '2026-12-04')
  await userEvent.type(screen.getByLabelText('Modules'), '4')
  await userEvent.click(screen.getByLabelText('Inspection'))
  await userEvent.selectOptions(screen.getByLabelText('Dialling code'), '+33')
  await userEvent.type(screen.getByLabelText('Number'), '1234')
  const photo = new File(['x'], 'roof.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Photos of the installation'), photo)
  await userEvent.click(screen.getByRole('switch'))
  await userEvent.click(button)
  const entries = { day: '2026-12-04', modules: 4, topics: ['inspection'], code: '+33' }
  await waitFor(() =>
    expect(book).toHaveReturnedWith(
      expect.objectContaining({ ...entries, phone: '1234', reminder: true }),
    ),
  )
})

test('a form library checks the rule of a new password', async () => {
  const save = vi.fn((answer: object) => answer)
  render(<FormLibraryAccount save={save} />)
  await userEvent.type(screen.getByLabelText('Verification code'), '492175')
  await userEvent.type(screen.getByLabelText('New password'), 'short')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  await waitFor(() => expect(screen.getAllByText('Use 12 characters or more.')).toHaveLength(2))
  await userEvent.type(screen.getByLabelText('New password'), ', then longer')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  await waitFor(() =>
    expect(save).toHaveReturnedWith({ code: '492175', password: 'short, then longer' }),
  )
})

test('a message counts the characters that are left', async () => {
  render(<TextareaWithCount />)
  await userEvent.type(screen.getByLabelText('Your question'), 'Why?')
  expect(screen.getByText('1996 characters left')).toBeTruthy()
})

test('a control of its own has the label and the help of its field', () => {
  render(<OwnControl />)
  const slider = screen.getByRole('slider', { name: 'Reserve for outages' })
  expect(slider.getAttribute('aria-describedby')).toBe('reserve-help')
})

test('a press on a header sorts, a second one reverses', async () => {
  render(<SortedTable />)
  const models = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(models()).toEqual(['IT 5', 'IT 10', 'IT 13'])
  await userEvent.click(screen.getByRole('button', { name: 'Weight (kg)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Weight (kg)' }))
  expect(models()).toEqual(['IT 13', 'IT 10', 'IT 5'])
})

test('a dialog stays open with an error and closes when the name is saved', async () => {
  const rename = vi.fn()
  render(<DialogWithForm rename={rename} />)
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  const send = screen.getByRole('button', { name: 'Rename the system' })
  await userEvent.click(send)
  expect(screen.getByRole('dialog').textContent).toContain('Enter a name for the system.')
  await userEvent.type(screen.getByLabelText('Name'), 'Garage')
  await userEvent.click(send)
  expect(rename).toHaveBeenCalledWith('Garage')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' }))
})

test('pages have addresses; the ends have no link beyond, one page has no list', () => {
  const { rerender, container } = render(<PagesOfAList page={1} pageCount={3} />)
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/news?page=2')
  rerender(<PagesOfAList page={2} pageCount={2} />)
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/news')
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  rerender(<PagesOfAList page={1} pageCount={1} />)
  expect(container.childElementCount).toBe(0)
})

test('two dates limit each other', async () => {
  render(<DateRange />)
  const first = screen.getByLabelText<HTMLInputElement>('First day')
  const last = screen.getByLabelText<HTMLInputElement>('Last day')
  await userEvent.type(first, '2026-12-04')
  expect(last.min).toBe('2026-12-04')
  await userEvent.type(last, '2026-12-06')
  expect(first.max).toBe('2026-12-06')
})

test('the link skips the breadcrumbs, and its target takes the focus', () => {
  render(<PageWithSkipLink />)
  const main = screen.getByRole('main')
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe(
    `#${main.id}`,
  )
  expect(main.contains(screen.getByRole('navigation'))).toBe(false)
  main.focus()
  expect(document.activeElement).toBe(main)
})

test('"None of these" and other answers exclude each other; a summary finds the first', async () => {
  render(<SeveralAnswers />)
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  await userEvent.click(box('Solar panels'))
  await userEvent.click(box('A charger for a car'))
  expect(box('Solar panels').checked).toBe(true)
  await userEvent.click(box('None of these'))
  expect([box('Solar panels').checked, box('None of these').checked]).toEqual([false, true])
  await userEvent.click(box('Solar panels'))
  expect(box('None of these').checked).toBe(false)
  expect(document.querySelector('#devices')).toBe(box('Solar panels'))
})

test('the company is asked for once it is needed', async () => {
  render(<FollowUpQuestion />)
  expect(screen.queryByLabelText('Name of the company')).toBeNull()
  await userEvent.click(screen.getByLabelText('A company that I know'))
  expect(screen.getByLabelText('Name of the company')).toBeTruthy()
})

test('a file that is too large is named at once, and the message goes with it', async () => {
  render(<FilesWithLimit />)
  const field = screen.getByLabelText('Photos of the installation')
  const photo = (name: string, size: number) =>
    Object.defineProperty(new File([''], name, { type: 'image/png' }), 'size', { value: size })
  await userEvent.upload(field, [photo('roof.png', 9_000_000), photo('wall.png', 11_000_000)])
  expect(screen.getByText('wall.png must be smaller than 10 MB.')).toBeTruthy()
  await userEvent.upload(field, photo('roof.png', 9_000_000))
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('the result of a press is announced, and the focus remains on the button', async () => {
  const save = vi.fn(() => Promise.resolve())
  render(<SavedNotice save={save} />)
  const button = screen.getByRole('button', { name: 'Save address' })
  await userEvent.click(button)
  expect((await screen.findByRole('status')).textContent).toContain('saved')
  expect(document.activeElement).toBe(button)
  save.mockImplementation(() => Promise.reject(new Error('offline')))
  await userEvent.click(button)
  expect((await screen.findByRole('alert')).textContent).toContain('not saved')
})

test('answers that exclude each other have one name', () => {
  render(<OneOpenAnswer />)
  const names = screen.getAllByRole('group').map((one) => one.getAttribute('name'))
  expect(names).toEqual(['questions', 'questions'])
})

test('a button chooses a tab', async () => {
  render(<TabInState />)
  await userEvent.click(screen.getByRole('button', { name: 'Show the reserve' }))
  const chosen = screen.getByRole('tab', { name: 'Back up' })
  expect(chosen.getAttribute('aria-selected')).toBe('true')
})
