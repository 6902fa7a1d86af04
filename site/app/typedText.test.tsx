import { beforeEach, expect, test } from 'vitest'
import { forgetTyped, keepTyped, restoreTyped } from './typedText.ts'

const fields = `<input name="nickname" value="Ada">
  <select name="region"><option>DE</option><option selected>FR</option><option>AU</option></select>
  <input type="checkbox" name="agreed"><input type="password" name="current">
  <input name="code" autocomplete="one-time-code">`

/** The page as it comes, with its form. */
function open(path: string) {
  history.replaceState(null, '', path)
  document.body.innerHTML = `<form data-keep="profile">${fields}</form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form')
  const set = (name: string, value: string) => {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      control.value = value
  }
  const shown = () => Object.fromEntries(new FormData(form))
  return { form, set, shown }
}

beforeEach(() => sessionStorage.clear())

test('what was typed is there again, in any language of its page; no secret ever is', () => {
  const before = open('/en/personal-center')
  before.set('nickname', 'Countess')
  before.set('region', 'AU')
  before.set('current', 'Grün-7kabel')
  before.set('code', '123456')
  keepTyped(before.form)
  expect(JSON.stringify(sessionStorage)).not.toMatch(/kabel|123456/)
  const after = open('/de/personal-center')
  restoreTyped(after.form)
  expect(after.shown()).toMatchObject({ nickname: 'Countess', region: 'AU', current: '', code: '' })
})

test('what is typed now is left alone', () => {
  const before = open('/en/personal-center')
  before.set('nickname', 'Countess')
  keepTyped(before.form)
  const after = open('/en/personal-center')
  after.set('nickname', 'Lady')
  restoreTyped(after.form)
  expect(after.shown()).toMatchObject({ nickname: 'Lady' })
})

test('signing in again forgets nothing of the other page, signing out everything', () => {
  const { form, set } = open('/en/personal-center')
  set('nickname', 'Countess')
  keepTyped(form)
  open('/en/login')
  forgetTyped(false)
  expect(sessionStorage).toHaveLength(1)
  forgetTyped(true)
  expect(sessionStorage).toHaveLength(0)
})
