import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { signWebhook } from '#server/mail/mailTransport.ts'
import type { ServerSettings } from '#server/ops/config.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import { startSmtp, type TestSmtp } from '../smtp.ts'
import { hangTimeout } from '../../hangTimeout.ts'

const open: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close()
})
const kept = <T extends { close: () => Promise<unknown> }>(one: T): T => {
  open.push(one)
  return one
}

const mail = (part: object = {}) => ({
  smtp: undefined,
  from: 'no-reply@felcera.example',
  company: 'enquiries@felcera.example',
  folder: '/nowhere',
  webhook: undefined,
  ...part,
})

const enquire = async ({ ask }: TestSite, part: object = {}) => {
  const { text } = await ask('/api/enquiries', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      language: 'zh_CN',
    },
    body: JSON.stringify({
      name: '=Ada <b>Example</b>',
      country: 'DE',
      email: 'ada@example.com',
      telephone: '1',
      company: 'Example GmbH',
      message: 'First line\n<script>alert(1)</script>',
      product: 'three-phase-home-battery-energy-storage-system',
      ...part,
    }),
  })
  return String(JSON.parse(text).reference)
}

const soon = { timeout: hangTimeout, interval: 50 }

describe('mails', () => {
  test('reach the person and the company, in their languages, without markup from the visitor', async () => {
    const smtp = kept(await startSmtp())
    const url = await createTestDatabase()
    const site = kept(await startSite({ database: { url }, mail: mail({ smtp: smtp.url }) }))
    const reference = await enquire(site)
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), soon)
    const to = (address: string) =>
      smtp.mails.find((one) => one.to?.some((person) => person.address === address))
    const person = to('ada@example.com')
    expect(person).toMatchObject({
      subject: `我们已收到您的咨询 ${reference}`,
      replyTo: [{ address: 'enquiries@felcera.example' }],
      from: { address: 'no-reply@felcera.example' },
    })
    expect(person?.html).toContain('lang="zh-CN"')
    // The address is not verified: a copy would send it texts and links of another person.
    for (const body of [person?.text, person?.html])
      expect(body).not.toMatch(/First line|alert|Ada|Example GmbH/)
    const company = to('enquiries@felcera.example')
    expect(company?.text).toContain('> First line\n> <script>alert(1)</script>')
    expect(company?.html).toContain('&lt;script&gt;')
    expect(company?.html).not.toContain('<script')
    expect(company?.replyTo).toMatchObject([{ address: 'ada@example.com' }])
    expect(company?.text).toContain('three-phase-home-battery-energy-storage-system')
    expect(company?.html).not.toContain('<b>')
    // Sent mails are deleted from the outbox.
    await vi.waitFor(async () => {
      const rows = await queryRows(url, `SELECT payload FROM delivery WHERE done_at IS NOT NULL`)
      expect(rows).toEqual([{ payload: {} }, { payload: {} }])
    }, soon)
  })

  test('describe the sized system of an enquiry, and lead to its drawing in the language of each', async () => {
    const smtp = kept(await startSmtp())
    const url = await createTestDatabase()
    const site = kept(await startSite({ database: { url }, mail: mail({ smtp: smtp.url }) }))
    await enquire(site, { function: '1', configuration: '3x2', place: 'garage' })
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), soon)
    const [person, company] = ['ada@example.com', 'enquiries@felcera.example'].map((address) =>
      smtp.mails.find((one) => one.to?.some((to) => to.address === address)),
    )
    const path = '/products/configurator?modules=3&stacks=2&place=garage'
    expect(person?.text).toContain('2 台，每台 3 个模组')
    expect(person?.text).toContain('车库')
    expect(person?.text).toContain(`/cn${path}`)
    expect(company?.text).toContain(
      '2 towers of 3 modules, 29.94\u00A0kWh in total. Installation site: Garage',
    )
    expect(company?.text).toContain(`/en${path}`)
    expect(company?.html).toContain(`/en${path.replaceAll('&', '&amp;')}"`)
  })

  test('wait for a mail server that is down, and are delivered once', async () => {
    const first = await startSmtp()
    const { port } = first
    await first.close()
    const url = await createTestDatabase()
    const options = { database: { url }, mail: mail({ smtp: first.url }) }
    const sites = await Promise.all([startSite(options), startSite(options)])
    for (const site of sites) kept(site)
    for (const n of [1, 2, 3]) await enquire(sites[n % 2] as TestSite, { message: `Question ${n}` })
    await vi.waitFor(async () => {
      const failed = await queryRows(url, 'SELECT 1 FROM delivery WHERE last_error IS NOT NULL')
      expect(failed).toHaveLength(6)
    }, soon)
    const smtp: TestSmtp = kept(await startSmtp({ port }))
    await vi.waitFor(async () => {
      const rows = await queryRows(url, 'SELECT 1 FROM delivery WHERE done_at IS NULL')
      expect(rows).toHaveLength(0)
    }, soon)
    const ids = smtp.mails.map(({ messageId }) => messageId)
    expect([ids.length, new Set(ids).size]).toEqual([6, 6])
    const logs = sites.flatMap((site) => site.logs).join('\n')
    expect(logs).toContain('delivery failed')
    expect(logs).not.toContain('ada@')
  })

  test('that are refused permanently are given up and delay no other', async () => {
    const smtp = kept(
      await startSmtp({ refuse: (address) => (address.startsWith('ada') ? 550 : undefined) }),
    )
    const url = await createTestDatabase()
    const site = kept(await startSite({ database: { url }, mail: mail({ smtp: smtp.url }) }))
    await enquire(site)
    await vi.waitFor(async () => {
      const [row] = await queryRows(
        url,
        'SELECT count(dead_at)::int AS dead, count(done_at)::int AS done FROM delivery',
      )
      expect(row).toEqual({ dead: 1, done: 1 })
    }, soon)
    expect(site.logs.some((line) => line.includes('delivery given up'))).toBe(true)
  })

  test('a backlog of 2,000 drains within a minute', async () => {
    const smtp = kept(await startSmtp({ reads: false }))
    const url = await createTestDatabase()
    await queryRows(
      url,
      `INSERT INTO delivery (kind, payload) SELECT 'mail', jsonb_build_object('to', 'a' || n || '@example.com',
        'subject', 's', 'text', 't', 'html', '<p>t</p>', 'messageId', '<' || n || '@felcera.example>')
       FROM generate_series(1, 2000) n`,
    )
    kept(await startSite({ database: { url }, mail: mail({ smtp: smtp.url }) }))
    await vi.waitFor(() => expect(smtp.ids.length).toBe(2000), {
      timeout: hangTimeout,
      interval: 200,
    })
    expect(new Set(smtp.ids).size).toBe(2000)
  })
})

const person = { name: 'Ada', company: 'Example GmbH', telephone: '1' }
const spellings = [
  'victim@example.com',
  'Victim@Example.com',
  'victim@exａmple.com',
  'victim+1@example.com',
]

test.each([
  ['enquiries', { ...person, country: 'DE' }],
  ['open-api-applications', { ...person, useCase: 'vpp', scale: '1-10' }],
])('%s are acknowledged to one address a few times a day', async (path, fields) => {
  const url = await createTestDatabase()
  const smtp = kept(await startSmtp())
  const site = kept(
    await startSite({
      database: { url },
      mail: mail({ smtp: smtp.url }),
      trustedProxies: parseIpNetworkList('127.0.0.1'),
    }),
  )
  const posts = serverLimits.mailsPerDay + 3
  for (let n = 0; n < posts; n++) {
    const { status } = await site.ask(`/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'x',
        'x-forwarded-for': `198.51.${n}.1`,
      },
      body: JSON.stringify({
        ...fields,
        email: spellings[n % spellings.length],
        message: `Message ${n}`,
      }),
    })
    expect(status).toBe(201)
  }
  await vi.waitFor(async () => {
    const rows = await queryRows(url, 'SELECT 1 FROM delivery WHERE done_at IS NULL')
    expect(rows).toEqual([])
  }, soon)
  const toCompany = smtp.mails.filter(({ to }) =>
    to?.some(({ address }) => address === 'enquiries@felcera.example'),
  ).length
  // The company receives all of them.
  expect([toCompany, smtp.mails.length - toCompany]).toEqual([posts, serverLimits.mailsPerDay])
})

describe('without a mail server', () => {
  test('mails are files, and an inbox on this machine', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'felcera-mail-'))
    const site = kept(
      await startSite({ database: { url: await createTestDatabase() }, mail: mail({ folder }) }),
    )
    const reference = await enquire(site, { email: 'ada@example.com' })
    await vi.waitFor(async () => expect((await readdir(folder)).length).toBe(4), soon)
    const inbox = await site.ask('/__mail')
    expect(inbox.status).toBe(200)
    expect(inbox.text).toContain(reference)
    expect(inbox.text).not.toContain('<script')
    const [name = ''] = (await readdir(folder)).filter((one) => one.endsWith('.eml'))
    const eml = await site.ask(`/__mail/${name}`)
    expect(eml.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(eml.text).toContain('Message-ID: <')
    const away = [
      await site.ask('/__mail', { headers: { host: 'evil.example' } }),
      await site.ask('/__mail/../site.json'),
      await site.ask('/__mail/..%2fsite.json'),
    ]
    expect(away.map(({ status }) => status)).toEqual([404, 404, 404])
    await rm(folder, { recursive: true })
  })

  test.each<[string, OutgoingHttpHeaders]>([
    ['X-Forwarded-For', { 'x-forwarded-for': '198.51.100.1' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'www.felcera.example' }],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
    ['X-Real-IP', { 'x-real-ip': '198.51.100.1' }],
    ['Forwarded', { forwarded: 'for=198.51.100.1' }],
    ['Via', { via: '1.1 proxy' }],
  ])('the inbox is not shown through a proxy that sends %s', async (_, headers) => {
    const site = kept(await startSite())
    expect((await site.ask('/__mail')).status).toBe(200)
    const proxied = await site.ask('/__mail', { headers: { host: 'localhost', ...headers } })
    expect(proxied.status).toBe(404)
  })

  test.each<Partial<ServerSettings>>([
    { host: '0.0.0.0' },
    { mail: mail({ smtp: 'smtp://127.0.0.1:1' }) },
    { origin: 'http://localhost:3000' },
    { trustedProxies: parseIpNetworkList('10.0.0.0/8') },
  ])('the inbox is not shown to others (%o)', async (part) => {
    const site = kept(await startSite(part))
    expect((await site.ask('/__mail')).status).toBe(404)
  })

  test('a folder that cannot be written is logged, and the mail waits', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'felcera-mail-'))
    const file = join(folder, 'file')
    await writeFile(file, '')
    const url = await createTestDatabase()
    const site = kept(await startSite({ database: { url }, mail: mail({ folder: file }) }))
    await enquire(site)
    await vi.waitFor(
      () => expect(site.logs.some((line) => line.includes('EEXIST'))).toBe(true),
      soon,
    )
    const rows = await queryRows(url, 'SELECT 1 FROM delivery WHERE done_at IS NULL')
    expect(rows).toHaveLength(2)
    await rm(folder, { recursive: true })
  })
})

describe('the webhook', () => {
  test('gets every enquiry, signed, again until it takes it', async () => {
    const got: { headers: IncomingHttpHeaders; body: string }[] = []
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.once('end', () => {
        got.push({ headers: request.headers, body })
        response.writeHead(got.length === 1 ? 500 : 204).end()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    kept({ close: () => new Promise((resolve) => server.close(resolve)) })
    const { port } = server.address() as AddressInfo
    const secret = 'a secret of sixteen and more'
    const webhook = { url: `http://127.0.0.1:${port}/hook`, secret }
    const smtp = kept(await startSmtp())
    const site = kept(
      await startSite({
        database: { url: await createTestDatabase() },
        mail: mail({ webhook, smtp: smtp.url }),
      }),
    )
    const reference = await enquire(site)
    await vi.waitFor(() => expect(got).toHaveLength(2), soon)
    const [first, second] = got
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['felcera-delivery']).toBe(first?.headers['felcera-delivery'])
    const signature = String(second?.headers['felcera-signature'])
    const seconds = Number(/^t=(\d+),/.exec(signature)?.[1])
    expect(signature).toBe(signWebhook(secret, seconds, second?.body ?? ''))
    expect(JSON.parse(second?.body ?? '')).toMatchObject({
      event: 'enquiry.created',
      reference,
      language: 'zh-CN',
      enquiry: { email: 'ada@example.com' },
    })
  })
})
