import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { supportTopics } from '#data/content/support.ts'
import { examples } from '#sections/FaqList/FaqList.examples.ts'
import { FaqList } from '#sections/FaqList/FaqList.tsx'
import { SiteProvider } from '#sections/site.tsx'
import { bindAutoSubmitFilter } from './autoSubmitFilter.ts'
import { trackPageLeaving } from '../client/leavingPage.ts'

// The listeners stay for all tests of the document.
trackPageLeaving()

const messages = {
  ...Object.fromEntries(['all', ...supportTopics].map((type) => [`faq.problem.${type}`, type])),
  'faq.filter.label': 'About',
  'faq.search.clear': 'Show all',
  'faq.search.count': '{n} questions',
  'faq.search.hint': 'Try other words',
  'faq.search.label': 'Search the questions',
  'faq.search.placeholder': 'Outage',
  'list.empty': 'no data',
  'search.submit': 'Search',
}

/** Renders the question list as served, with a language link. */
const renderServed = (
  list: (typeof examples)['default' | 'searched' | 'nothing']['given']['list'],
) =>
  renderToStaticMarkup(
    <SiteProvider words={{ locale: 'en', messages, figures: {}, pictures: {} }}>
      <a href={`/en/faq?q=${list.query}&switchLang=de`}>Deutsch</a>
      <FaqList list={list} />
    </SiteProvider>,
  )

const answers = vi.fn<(address: string, options: { signal: AbortSignal }) => Promise<Response>>()
const answer = (html: string, status = 200) => Promise.resolve(new Response(html, { status }))
let goBack: (event: Event) => void
const requestedUrls = () =>
  answers.mock.calls.map(([address]) => address.replace(/^https?:\/\/[^/]+|[?&]_t=\d+/g, ''))
const searchField = () => screen.getByRole<HTMLInputElement>('searchbox')
const questions = () => document.querySelectorAll('details').length

/** Changes the search field and commits the value. */
const search = (words: string) => fireEvent.change(searchField(), { target: { value: words } })

beforeEach(() => {
  vi.stubGlobal('fetch', answers)
  // The listener would outlive the test, as all tests share the document.
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'popstate' && typeof listener === 'function') goBack = listener
  })
  history.replaceState(null, '', '/en/faq')
  document.body.innerHTML = renderServed(examples.default.given.list)
  const form = document.querySelector<HTMLFormElement>('[data-live-form]')
  if (!form) throw new Error('no form')
  bindAutoSubmitFilter(form)
})
afterEach(() => {
  answers.mockReset()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('updates the results in place, announces their number and keeps the search field', async () => {
  answers.mockReturnValue(answer(renderServed(examples.searched.given.list)))
  const typedIn = searchField()
  expect([questions(), screen.getByRole('status').textContent]).toEqual([4, ''])
  search('outdoors')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 questions'))
  expect(questions()).toBe(2)
  expect(searchField()).toBe(typedIn)
  expect(requestedUrls()).toEqual(['/en/faq?q=outdoors'])
  expect(location.pathname + location.search).toBe('/en/faq?q=outdoors')
})

test('updates the filter and language links', async () => {
  answers.mockReturnValue(answer(renderServed(examples.searched.given.list)))
  search('outdoors')
  await waitFor(() => expect(questions()).toBe(2))
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to('safety')).toBe('?q=outdoors&problem=safety')
  expect(to('Deutsch')).toBe('/en/faq?q=outdoors&switchLang=de')
})

test('shows an empty state with a link that resets the filter', async () => {
  answers.mockReturnValue(answer(renderServed(examples.nothing.given.list)))
  search('guarntys')
  expect(await screen.findByText('no data')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('?')
})

test('aborts an outdated search', async () => {
  answers.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_found, fail) => {
        signal.addEventListener('abort', () => fail(new DOMException('a newer one', 'AbortError')))
      }),
  )
  answers.mockReturnValue(answer(renderServed(examples.searched.given.list)))
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue()
  search('out')
  search('outdoors')
  await waitFor(() => expect(questions()).toBe(2))
  expect(location.search).toBe('?q=outdoors')
  expect(submit).not.toHaveBeenCalled()
})

test('falls back to submitting the form if the request fails', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  answers.mockImplementation(() => answer('', 503))
  search('outdoors')
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  expect(questions()).toBe(4)
  expect(location.search).toBe('')
})

test('submits nothing if the request was aborted because a link was followed', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue()
  const { promise, reject } = Promise.withResolvers<Response>()
  answers.mockReturnValue(promise)
  search('outdoors')
  await waitFor(() => expect(answers).toHaveBeenCalled())
  dispatchEvent(new Event('beforeunload'))
  reject(new TypeError('Load failed'))
  await new Promise((resolve) => setTimeout(resolve))
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(submit).not.toHaveBeenCalled()
})

test('reloads the page on history navigation', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  goBack(new Event('popstate'))
  expect(reload).toHaveBeenCalledTimes(1)
})
