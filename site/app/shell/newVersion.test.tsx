import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchVersion } from './newVersion.ts'

const hour = 3_600_000
const asked = vi.fn<typeof fetch>()
const latest = (id: string) => Promise.resolve(Response.json({ id, time: '' }))

/** As the browser tells what the server said of this page's build. */
function pageOf(build: string | undefined): void {
  const serverTiming = build === undefined ? [] : [{ name: 'build', description: build }]
  vi.stubGlobal('performance', { getEntriesByType: () => [{ serverTiming }] })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
  pageOf('one')
})
afterEach(() => {
  asked.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it asks every hour, past all caches, and offers to load the page anew once', async () => {
  asked.mockImplementation(() => latest('one'))
  await watchVersion()
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/^\/builds\/latest\.json\?t=\d+$/))
  await vi.advanceTimersByTimeAsync(hour - 1)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  asked.mockImplementation(() => latest('two'))
  await vi.advanceTimersByTimeAsync(hour)
  await vi.advanceTimersByTimeAsync(100)
  expect(screen.getByText('A new version of this page is ready')).toBeDefined()
  const load = vi.fn()
  vi.stubGlobal('location', { reload: load })
  screen.getByRole('button', { name: 'Reload' }).click()
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3 * hour)
  expect(asked).toHaveBeenCalledTimes(3)
  expect(screen.getAllByRole('button', { name: 'Reload' })).toHaveLength(1)
  screen.getByRole('button', { name: 'Close' }).click()
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
})

test.each([
  ['without network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server starts', () => Promise.resolve(new Response('', { status: 503 }))],
])('%s it asks again an hour later', async (_, outcome) => {
  asked.mockImplementation(outcome)
  await watchVersion()
  await vi.advanceTimersByTimeAsync(hour)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a page that does not know its build is left alone', async () => {
  pageOf(undefined)
  await watchVersion()
  expect(asked).not.toHaveBeenCalled()
})
