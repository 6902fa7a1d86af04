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

test('deletes the drafts of a submitted form only', () => {
  history.replaceState(null, '', '/de/contact-us?sent=FE-7K3Q9MWZ')
  sessionStorage.setItem('felcera_typed:/contact-us contact', '{}')
  sessionStorage.setItem('felcera_typed:/contact-us contact?product=a', '{}')
  sessionStorage.setItem('felcera_typed:/newsletter newsletter', '{}')
  document.body.innerHTML = '<div data-form-sent="contact"></div>'
  enhanceForms()
  expect(Object.keys(sessionStorage)).toEqual(['felcera_typed:/newsletter newsletter'])
})
