import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cookies, serializeConsent } from '#data/consent/cookies.ts'
import { hangTimeout } from '../../hangTimeout.ts'
import { startSite, type SendRequest, type TestSite } from '../client.ts'
import { testPictureBytes, writeTestBuild } from '../fixture.ts'

const datasheet = '/documents/smart-plug/datasheet-en-1.1.pdf'
const consented = {
  cookie: `${cookies.consent.name}=${serializeConsent([])}`,
  'accept-encoding': 'br',
}

describe('a build of which only the pages are there', () => {
  let running: TestSite
  let ask: SendRequest
  let made: string[]
  const { promise: completed, resolve: complete } = Promise.withResolvers<void>()

  beforeAll(async () => {
    made = []
    running = await startSite({
      completion: (dist) => ({
        finish: async () => {
          await completed
          const whole = await writeTestBuild()
          await cp(whole.dist, dist, { recursive: true })
          await whole.remove()
        },
        fileOf: async (path) => {
          if (path !== datasheet) return undefined
          made.push(path)
          const file = join(dist, 'made.pdf')
          await writeFile(file, testPictureBytes)
          return file
        },
      }),
    })
    ask = running.ask
  })
  afterAll(() => running.close())

  test('is served compressed', async () => {
    for (const path of ['/about-us', '/assets/shell-AbCd1234.js']) {
      const answer = await ask(path, { headers: consented })
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br'])
      expect(answer.text).toContain('Daylight')
    }
  })

  test('has a document as soon as a visitor asks for it', async () => {
    const answer = await ask(datasheet)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/pdf',
    })
    expect(answer.body).toEqual(testPictureBytes)
    expect((await ask(datasheet, { headers: { range: 'bytes=0-9' } })).status).toBe(206)
    expect(made.length).toBeGreaterThan(0)
  })

  test('has no other files', async () => {
    for (const path of ['/documents/smart-plug/datasheet-en-9.9.pdf', '/share/none.jpg'])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
    expect((await ask(datasheet, { method: 'POST' })).status).toBe(404)
  })

  test('is replaced by the whole build without a restart', async () => {
    expect((await ask('/about-us', { headers: consented })).text).not.toContain('whole')
    complete()
    await vi.waitFor(
      async () =>
        expect((await ask('/about-us', { headers: consented })).text).toContain('plain whole'),
      { timeout: hangTimeout, interval: 50 },
    )
    made = []
    expect((await ask(datasheet)).body).toEqual(testPictureBytes)
    expect(made).toEqual([])
  })
})
