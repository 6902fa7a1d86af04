import { afterAll, beforeAll, beforeEach, afterEach, expect, test, vi } from 'vitest'
import { hangTimeout } from '../../hangTimeout.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import { writeTestBuild } from '../fixture.ts'
import { startSmtp, type TestSmtp } from '../smtp.ts'
import { type SpawnedSite, spawnSite } from '../spawnSite.ts'

let built: Awaited<ReturnType<typeof writeTestBuild>>
beforeAll(async () => {
  built = await writeTestBuild()
})
afterAll(() => built.remove())

let url: string
let smtp: TestSmtp
let arrived: () => Promise<void> | void
beforeEach(async () => {
  url = await createTestDatabase()
  smtp = await startSmtp({ reads: false, arrived: () => arrived() })
})
afterEach(() => smtp.close())

const enqueue = (count: number) =>
  queryRows(
    url,
    `INSERT INTO delivery (kind, payload) SELECT 'mail', jsonb_build_object('to', 'a' || n || '@example.com',
      'subject', 's', 'text', 't', 'html', '<p>t</p>', 'messageId', '<' || n || '@felcera.example>')
     FROM generate_series(1, ${count}) n`,
  )
const start = () =>
  spawnSite({
    DATABASE_URL: url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'no-reply@felcera.example',
    MAIL_COMPANY: 'enquiries@felcera.example',
    FIXTURE_DIST: built.dist,
  })
const openRows = () => queryRows(url, 'SELECT 1 FROM delivery WHERE done_at IS NULL')

test(
  'a process that is killed while it delivers mails loses none and repeats at most one',
  { timeout: hangTimeout },
  async () => {
    const mails = 200
    const kills = 5
    await enqueue(mails)
    let killed = 0
    let running: Promise<SpawnedSite>
    const restart = async (site: SpawnedSite) => {
      await site.end('SIGKILL')
      // Simulates the end of the lease.
      await queryRows(url, 'UPDATE delivery SET locked_until = NULL')
      return start()
    }
    arrived = () => {
      if (killed === kills || smtp.ids.length < ((killed + 1) * mails) / (kills + 1)) return
      killed++
      running = running.then(restart)
    }
    running = start()
    await vi.waitFor(
      async () => {
        await running
        expect(await openRows()).toEqual([])
      },
      { timeout: hangTimeout, interval: 100 },
    )
    await (await running).end('SIGKILL')
    expect(killed).toBe(kills)
    expect(new Set(smtp.ids).size).toBe(mails)
    expect(smtp.ids.length - mails).toBeLessThanOrEqual(kills)
  },
)

test('a process that is stopped while it delivers a mail records that it was accepted', async () => {
  const { promise: reply, resolve: sendReply } = Promise.withResolvers<void>()
  const { promise: waiting, resolve: mailArrived } = Promise.withResolvers<void>()
  arrived = () => {
    mailArrived()
    return reply
  }
  await enqueue(1)
  const site = await start()
  await waiting
  const ended = site.end('SIGTERM')
  await vi.waitFor(
    () => expect(fetch(`http://127.0.0.1:${site.port}/api/health`)).rejects.toThrow('fetch failed'),
    hangTimeout,
  )
  sendReply()
  expect(await ended).toBe(0)
  expect(await openRows()).toEqual([])
  expect(smtp.ids).toHaveLength(1)
})
