import { afterEach, expect, test, vi } from 'vitest'
import { callEditorServer } from './client.ts'
import { editorTextsByLanguage } from './texts/texts.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a stopped server is reported in the language of the author, not as an error of the browser', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const failure = await callEditorServer('saves', {}).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    status: 0,
    message: 'The editor does not answer. Start it again with npm run studio.',
  })
  const { message } = failure as Error
  expect(editorTextsByLanguage.de.problem(message)).toBe(
    'Der Editor antwortet nicht. Starten Sie ihn wieder mit npm run studio.',
  )
})
