import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problemTypes } from '#data/support.ts'
import { examples } from '#sections/FaqList/FaqList.examples.ts'
import { FaqList } from '#sections/FaqList/FaqList.tsx'
import { SiteProvider } from '#sections/site.tsx'
import { bindLiveForm } from './liveForm.ts'

const messages = {
  ...Object.fromEntries(['all', ...problemTypes].map((type) => [`faq.problem.${type}`, type])),
  'faq.filter.label': 'About',
  'faq.search.clear': 'Show all',
  'faq.search.count': '{n} questions',
  'faq.search.hint': 'Try other words',
  'faq.search.label': 'Search the questions',
  'faq.search.placeholder': 'Outage',
  'list.empty': 'no data',
  'search.submit': 'Search',
}

/** The page of questions as it is sent, with the line that leads to another language. */
const served = (list: (typeof examples)['default' | 'searched' | 'nothing']['given']['list']) =>
  renderToStaticMarkup(
    <SiteProvider words={{ locale: 'en', messages, figures: {}, pictures: {} }}>
      <a href={`/en/faq?q=${list.query}&switchLang=de`}>Deutsch</a>
      <FaqList list={list} />
    </SiteProvider>,
  )

const answers = vi.fn<(address: string, options: { signal: AbortSignal }) => Promise<Response>>()
const answer = (html: string, status = 200) => Promise.resolve(new Response(html, { status }))
let goBack: (event: Event) => void
const asked = () => answers.mock.calls.map(([address]) => address)
const line = () => screen.getByRole<HTMLInputElement>('searchbox')
const questions = () => document.querySelectorAll('details').length

/** Types, and leaves the line or presses Enter. */
const search = (words: string) => fireEvent.change(line(), { target: { value: words } })

beforeEach(() => {
  vi.stubGlobal('fetch', answers)
  // It stays for as long as the document, which other tests share.
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'popstate' && typeof listener === 'function') goBack = listener
  })
  history.replaceState(null, '', '/en/faq')
  document.body.innerHTML = served(examples.default.given.list)
  const form = document.querySelector<HTMLFormElement>('[data-live-form]')
  if (!form) throw new Error('no form')
  bindLiveForm(form)
})
afterEach(() => {
  answers.mockReset()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('shows in place what is found, tells how many, and keeps the line as it was typed', async () => {
  answers.mockReturnValue(answer(served(examples.searched.given.list)))
  const typedIn = line()
  expect([questions(), screen.getByRole('status').textContent]).toEqual([4, ''])
  search('outdoors')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 questions'))
  expect(questions()).toBe(2)
  expect(line()).toBe(typedIn)
  expect(asked()).toEqual(['/en/faq?q=outdoors'])
  expect(location.pathname + location.search).toBe('/en/faq?q=outdoors')
})

test('choices and languages lead on from what is found', async () => {
  answers.mockReturnValue(answer(served(examples.searched.given.list)))
  search('outdoors')
  await waitFor(() => expect(questions()).toBe(2))
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to('safety')).toBe('?q=outdoors&problem=safety')
  expect(to('Deutsch')).toBe('/en/faq?q=outdoors&switchLang=de')
})

test('says so where nothing is found, with the way back to all', async () => {
  answers.mockReturnValue(answer(served(examples.nothing.given.list)))
  search('guarntys')
  expect(await screen.findByText('no data')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('?')
})

test('only the newest of two searches is shown', async () => {
  answers.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_found, fail) => {
        signal.addEventListener('abort', () => fail(new DOMException('a newer one', 'AbortError')))
      }),
  )
  answers.mockReturnValue(answer(served(examples.searched.given.list)))
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue()
  search('out')
  search('outdoors')
  await waitFor(() => expect(questions()).toBe(2))
  expect(location.search).toBe('?q=outdoors')
  expect(submit).not.toHaveBeenCalled()
})

test('where the server does not answer, the browser sends the form as without script', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue()
  answers.mockReturnValue(answer('', 503))
  search('outdoors')
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  expect(questions()).toBe(4)
  expect(location.search).toBe('')
})

test('going back asks for the list of that address', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  goBack(new Event('popstate'))
  expect(reload).toHaveBeenCalledTimes(1)
})
