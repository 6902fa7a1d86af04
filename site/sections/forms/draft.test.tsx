import { beforeEach, expect, test } from 'vitest'
import { deleteFormDrafts, restoreFormDraft, saveFormDraft } from './draft.ts'

const fields = `<input name="nickname" value="Ada">
  <select name="region"><option>DE</option><option selected>FR</option><option>AU</option></select>
  <input type="checkbox" name="agreed"><input type="password" name="current">
  <input type="radio" name="time" value="morning"><input type="radio" name="time" value="evening">
  <input name="code" autocomplete="one-time-code">`

/** Renders the page with its form as served. */
function open(path: string) {
  history.replaceState(null, '', path)
  document.body.innerHTML = `<form data-draft="profile">${fields}</form>`
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

test('restores a draft in every locale of the page, without secrets', () => {
  const before = open('/en/personal-center')
  before.set('nickname', 'Countess')
  before.set('region', 'AU')
  before.set('current', 'Grün-7kabel')
  before.set('code', '123456')
  saveFormDraft(before.form)
  expect(JSON.stringify(sessionStorage)).not.toMatch(/kabel|123456/)
  const after = open('/de/personal-center')
  restoreFormDraft(after.form)
  expect(after.shown()).toMatchObject({ nickname: 'Countess', region: 'AU', current: '', code: '' })
})

test('does not overwrite changed fields', () => {
  const before = open('/en/personal-center')
  before.set('nickname', 'Countess')
  saveFormDraft(before.form)
  const after = open('/en/personal-center')
  after.set('nickname', 'Lady')
  restoreFormDraft(after.form)
  expect(after.shown()).toMatchObject({ nickname: 'Lady' })
})

test('clears the drafts of the current page, or of all pages', () => {
  const { form, set } = open('/en/personal-center')
  set('nickname', 'Countess')
  saveFormDraft(form)
  open('/en/login')
  deleteFormDrafts('this')
  expect(sessionStorage).toHaveLength(1)
  deleteFormDrafts('all')
  expect(sessionStorage).toHaveLength(0)
})

test('restores the choice among radio buttons', () => {
  const before = open('/en/personal-center')
  before.form.querySelector<HTMLInputElement>('[value=evening]')?.click()
  saveFormDraft(before.form)
  const after = open('/en/personal-center')
  restoreFormDraft(after.form)
  expect(after.shown()).toMatchObject({ time: 'evening' })
  const chosen = open('/en/personal-center')
  chosen.form.querySelector<HTMLInputElement>('[value=morning]')?.click()
  restoreFormDraft(chosen.form)
  expect(chosen.shown()).toMatchObject({ time: 'morning' })
})
