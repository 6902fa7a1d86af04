import { afterEach, expect, test, vi } from 'vitest'
import { wakeForms } from './formLoader.ts'

const bound = vi.hoisted(() => vi.fn())
vi.mock('../forms/enhanceForm.ts', () => ({ enhanceForm: bound }))

const form = () => document.querySelector('form')
const show = (content = '') => {
  document.body.innerHTML = `<form data-form="contact"><input>${content}</form>`
  wakeForms()
}

afterEach(() => {
  bound.mockReset()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
})

test('a form is left alone until it is touched', async () => {
  show()
  await Promise.resolve()
  expect(bound).not.toHaveBeenCalled()
  document.querySelector('input')?.focus()
  await vi.waitFor(() => expect(bound).toHaveBeenCalledExactlyOnceWith(form(), expect.any(String)))
})

test('what was typed brings it back at once, for the same product only', async () => {
  history.replaceState(null, '', '/contact-us?product=a')
  show()
  document.querySelector('input')?.focus()
  await vi.waitFor(() => expect(bound).toHaveBeenCalled())
  const [[, key]] = bound.mock.calls as [[unknown, string]]
  sessionStorage.setItem(key, '{}')
  bound.mockReset()
  show()
  await vi.waitFor(() => expect(bound).toHaveBeenCalledExactlyOnceWith(form(), key))
  bound.mockReset()
  history.replaceState(null, '', '/contact-us?product=b')
  show()
  await Promise.resolve()
  expect(bound).not.toHaveBeenCalled()
})

test('a form with a captcha is enhanced at once', async () => {
  show('<div data-captcha="x"></div>')
  await vi.waitFor(() => expect(bound).toHaveBeenCalledOnce())
})

test('a form that was taken is forgotten, others are not', () => {
  sessionStorage.setItem('felcera_typed:contact', '{}')
  sessionStorage.setItem('felcera_typed:contact?product=a', '{}')
  sessionStorage.setItem('felcera_typed:newsletter', '{}')
  document.body.innerHTML = '<div data-form-sent="contact"></div>'
  wakeForms()
  expect(Object.keys(sessionStorage)).toEqual(['felcera_typed:newsletter'])
})
