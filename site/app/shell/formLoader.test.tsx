import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { enhanceForms } from './enhanceForms.ts'

const enhanceMock = vi.hoisted(() => vi.fn())
vi.mock('../forms/enhanceForm.ts', () => ({ enhanceForm: enhanceMock }))

const form = () => document.querySelector('form')
const renderForm = (content = '') => {
  document.body.innerHTML = `<form data-form="contact" data-draft="contact"><input name="name">${content}</form>`
  enhanceForms()
}

afterEach(() => {
  enhanceMock.mockReset()
  vi.restoreAllMocks()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
})

test('enhances a form on first focus', async () => {
  renderForm()
  await Promise.resolve()
  expect(enhanceMock).not.toHaveBeenCalled()
  document.querySelector('input')?.focus()
  await vi.waitFor(() => expect(enhanceMock).toHaveBeenCalledExactlyOnceWith(form()), 60_000)
})

test('enhances a form with a draft for the same product at once', async () => {
  history.replaceState(null, '', '/contact-us?product=a')
  renderForm()
  document.querySelector('input')?.focus()
  await vi.waitFor(() => expect(enhanceMock).toHaveBeenCalled(), 60_000)
  sessionStorage.setItem('felcera_typed:/contact-us contact?product=a', '{}')
  enhanceMock.mockReset()
  renderForm()
  await vi.waitFor(() => expect(enhanceMock).toHaveBeenCalledExactlyOnceWith(form()), 60_000)
  enhanceMock.mockReset()
  history.replaceState(null, '', '/contact-us?product=b')
  renderForm()
  await Promise.resolve()
  expect(enhanceMock).not.toHaveBeenCalled()
})

test('enhances a form with a captcha at once', async () => {
  renderForm('<div data-captcha="x"></div>')
  await vi.waitFor(() => expect(enhanceMock).toHaveBeenCalledOnce(), 60_000)
})

test('enhances a form that was focused before the script ran', async () => {
  document.body.innerHTML = '<form data-form="contact" data-draft="contact"><input></form>'
  document.querySelector('input')?.focus()
  enhanceForms()
  await vi.waitFor(() => expect(enhanceMock).toHaveBeenCalledExactlyOnceWith(form()), 60_000)
})

test('stores input typed before the script ran, without captcha fields, and no form without input', () => {
  document.body.innerHTML = `
    <form data-form="contact" data-draft="contact">
      <input name="name"><input name="key" type="hidden" value="k"><input name="pass" type="hidden" value="p">
      <input name="captcha-id" type="hidden" value="c">
    </form>
    <form data-form="newsletter" data-draft="newsletter"><input name="email"></form>`
  history.replaceState(null, '', '/contact-us')
  const name = document.querySelector<HTMLInputElement>('[name=name]')
  if (name) name.value = 'Ada'
  enhanceForms()
  expect({ ...sessionStorage }).toEqual({
    'felcera_typed:/contact-us contact': JSON.stringify({ name: 'Ada', key: 'k' }),
  })
})

test('stores input before the form is enhanced, and restores it with its key', async () => {
  const fields =
    '<input name="key" type="hidden" value="first"><textarea name="message"></textarea>'
  renderForm(fields)
  await userEvent.type(screen.getAllByRole('textbox')[1] as HTMLElement, 'Does it fit?')
  renderForm(fields.replace('first', 'second'))
  const { name, ...restored } = Object.fromEntries(new FormData(form() ?? undefined))
  expect([name, restored]).toEqual(['', { key: 'first', message: 'Does it fit?' }])
})

test('a form works where nothing may be stored', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  renderForm()
  await userEvent.type(screen.getByRole('textbox'), 'Ada')
  expect(new FormData(form() ?? undefined).get('name')).toBe('Ada')
  await vi.waitFor(() => expect(enhanceMock).toHaveBeenCalledExactlyOnceWith(form()), 60_000)
})

test('deletes the drafts of a submitted form only', () => {
  history.replaceState(null, '', '/de/contact-us?sent=FE-7K3Q9MWZ')
  sessionStorage.setItem('felcera_typed:/contact-us contact', '{}')
  sessionStorage.setItem('felcera_typed:/contact-us contact?product=a', '{}')
  sessionStorage.setItem('felcera_typed:/newsletter newsletter', '{}')
  document.body.innerHTML = '<div data-form-sent="contact"></div>'
  enhanceForms()
  expect(Object.keys(sessionStorage)).toEqual(['felcera_typed:/newsletter newsletter'])
})
