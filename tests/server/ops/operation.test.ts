import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest'
import { deleteExpiredRows } from '#server/ops/retention.ts'
import { createRequestSender } from '../client.ts'
import { createTestDatabase, runOnDatabase, queryRows } from '../databases.ts'
import { writeTestBuild } from '../fixture.ts'

const root = join(import.meta.dirname, '../../..')
let built: Awaited<ReturnType<typeof writeTestBuild>>
beforeAll(async () => {
  built = await writeTestBuild()
})
afterAll(() => built.remove())

const started: ReturnType<typeof run>[] = []
afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
})

function run(file: string, args: readonly string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const lines = createInterface(child.stdout)
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, output, errors }))
  return { child, ended, line: async () => String((await once(lines, 'line'))[0]) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const anEnquiry = (reference: string, age: string, name = 'Ada') =>
  `INSERT INTO enquiry (reference, created_at, locale, name, country, email, telephone, company, message)
   VALUES ('${reference}', now() - interval '${age}', 'de', '${name}', 'DE', 'ada@example.com', '1', 'c', 'm')`

describe('staff', () => {
  const staff = (args: readonly string[], url: string) =>
    run('site/scripts/staff.ts', args, { DATABASE_URL: url }).ended

  test('reads enquiries as a table and as JSON', async () => {
    const url = await createTestDatabase()
    await queryRows(url, anEnquiry('FE-OLD', '400 days'))
    await queryRows(url, anEnquiry('FE-NEW', '1 hour', '=cmd()'))
    const since = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
    const csv = await staff(['enquiries', '--since', since], url)
    expect([csv.code, csv.errors]).toEqual([0, ''])
    const [head, line, rest] = csv.output.split('\r\n')
    expect(head).toMatch(/^reference,created_at,locale,function,name,/)
    expect(line).toMatch(/^FE-NEW,\d{4}-.*Z,de,0,'=cmd\(\),Germany,ada@example.com/)
    expect(rest).toBe('')
    const json = await staff(['enquiries', '--format', 'json'], url)
    expect(
      JSON.parse(json.output).map(({ reference }: { reference: string }) => reference),
    ).toEqual(['FE-OLD', 'FE-NEW'])
  })

  test('exports data of visits without the id of the tab', async () => {
    const url = await createTestDatabase()
    const visit = (id: string, age: string) =>
      queryRows(
        url,
        `INSERT INTO visit (session_id, client, landing_page, browser, jump_out, refer, timezone, routes, resources, seen_at)
         VALUES ('${id}', 2, '/de', 'Firefox 140', false, 'search.example', 'Europe/Berlin', '["/de","/de/about-us"]', '[]', now() - interval '${age}')`,
      )
    await visit('0123456789abcdef0123456789abcdef', '1 hour')
    await visit('ffffffffffffffffffffffffffffffff', '9 days')
    const since = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
    const { code, output } = await staff(['visits', '--since', since, '--format', 'json'], url)
    const expected = {
      began_at: expect.stringMatching(/Z$/),
      seen_at: expect.stringMatching(/Z$/),
      layout: 'mobile',
      browser: 'Firefox 140',
      timezone: 'Europe/Berlin',
      refer: 'search.example',
      landing_page: '/de',
      one_page_only: 'no',
      pages: '/de /de/about-us',
      files: '',
    }
    expect([code, JSON.parse(output)]).toEqual([0, [expected]])
    const csv = await staff(['visits', '--since', since], url)
    expect(csv.output.split('\r\n')[0]).toBe(Object.keys(expected).join(','))
  })

  test('exports newsletter subscribers with their unsubscribe address', async () => {
    const url = await createTestDatabase()
    await queryRows(url, `INSERT INTO consent_text VALUES ('v1', 'de', 'Ja')`)
    await queryRows(
      url,
      `INSERT INTO subscription (email_key, email, locale, consent_version, consent_at, unsubscribed_at)
       VALUES ('a@example.com', 'a@example.com', 'de', 'v1', now(), NULL),
              ('b@example.com', 'b@example.com', 'en', 'v1', now(), now())`,
    )
    const { output } = await staff(['newsletter', 'export', '--format', 'json'], url)
    expect(JSON.parse(output)).toEqual([
      expect.objectContaining({
        email: 'a@example.com',
        consent_version: 'v1',
        unsubscribe: expect.stringMatching(/\/de\/newsletter\/unsubscribe\?token=1\.[\w-]{43}$/),
      }),
    ])
  })

  test.each([
    [[]],
    [['enquiries', '--since', 'yesterday']],
    [['enquiries', '--since', '2026-02-30']],
    [['enquiries', '--format', 'xml']],
  ])('explains itself for %o', async (args) => {
    const { code, errors } = await staff(args, 'postgres://127.0.0.1:1/none')
    expect([code, errors.includes('npm run staff --')]).toEqual([1, true])
  })
})

test('deletes rows past their retention, and no others', async () => {
  const url = await createTestDatabase()
  for (const [reference, age] of [
    ['FE-A', '11 days'],
    ['FE-B', '9 days'],
  ] as const)
    await queryRows(url, anEnquiry(reference, age))
  await queryRows(url, `INSERT INTO consent_text VALUES ('v1', 'de', 'Ja')`)
  await queryRows(
    url,
    `INSERT INTO subscription (email_key, email, locale, consent_version, consent_at, confirmed_at, unsubscribed_at)
     SELECT k, k, 'de', 'v1', now(), now() - interval '900 days', u FROM (VALUES
       ('stays@example.com', NULL), ('left@example.com', now() - interval '2 days'),
       ('gone@example.com', now() - interval '6 days')) AS s (k, u)`,
  )
  await queryRows(
    url,
    `INSERT INTO delivery (kind, payload, done_at) VALUES ('mail', '{}', now() - interval '31 days'),
      ('mail', '{}', now()), ('mail', '{}', NULL)`,
  )
  const counts = await runOnDatabase(
    url,
    deleteExpiredRows({ enquiries: 10, subscriptions: 5, records: 365, visits: 90 }),
  )
  expect(counts).toMatchObject({ enquiries: 1, subscriptions: 1, deliveries: 1 })
  expect(await queryRows(url, 'SELECT reference FROM enquiry')).toEqual([{ reference: 'FE-B' }])
  expect(await queryRows(url, 'SELECT email FROM subscription ORDER BY 1')).toEqual([
    { email: 'left@example.com' },
    { email: 'stays@example.com' },
  ])
  expect(await queryRows(url, 'SELECT 1 FROM delivery')).toHaveLength(2)
})

test('metrics have a port of their own', async () => {
  const port = await freePort()
  const site = run('tests/server/siteProcess.ts', [], {
    PORT: '0',
    METRICS_PORT: String(port),
    LOG_FORMAT: 'none',
    FIXTURE_DIST: built.dist,
    DATABASE_URL: await createTestDatabase(),
  })
  started.push(site)
  const own = Number(new URL(await site.line()).port)
  await createRequestSender(own)('/about-us')
  await createRequestSender(own)('/no-such-page')
  const metrics = await createRequestSender(port)('/metrics')
  expect(metrics.headers['content-type']).toContain('text/plain')
  expect(metrics.text).toContain('felcera_answers_total{status="2xx"} 1')
  expect(metrics.text).toContain('felcera_answers_total{status="4xx"} 1')
  expect(metrics.text).toMatch(/felcera_database_up(\{\})? 1/)
  expect(metrics.text).toMatch(/^felcera_event_loop_delay_milliseconds(\{\})? \d/m)
  expect(metrics.text).toMatch(/^felcera_heap_bytes(\{\})? [1-9]\d{6,}/m)
  expect((await createRequestSender(own)('/metrics')).status).toBe(404)
})

test('sends traces to the collector without query values, cookies and addresses', async () => {
  const bodies: string[] = []
  const collector = createHttpServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      bodies.push(`${request.url} ${body}`)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const site = run('tests/server/siteProcess.ts', [], {
    PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    LOG_FORMAT: 'none',
    FIXTURE_DIST: built.dist,
    DATABASE_URL: await createTestDatabase(),
  })
  started.push(site)
  const own = Number(new URL(await site.line()).port)
  const answer = await createRequestSender(own)('/about-us?token=kept-secret', {
    headers: { cookie: 'a=kept-secret' },
  })
  await createRequestSender(own)('/en/me@kept-secret.example')
  // Remaining mails are sent before the process ends.
  site.child.kill('SIGTERM')
  expect((await site.ended).code).toBe(0)
  collector.close()
  const sent = bodies.join('\n')
  expect(sent).toMatch(/^\/v1\/traces /)
  expect(sent).toContain('"url.path"')
  expect(sent).toContain('/about-us')
  expect(sent).toContain(answer.headers['x-request-id'])
  expect(sent).not.toContain('kept-secret')
})
