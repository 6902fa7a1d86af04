import { expect, onTestFinished, test } from 'vitest'
import { serverLimits } from '#data/ops/limits.ts'
import { parseIpNetworkList } from '#server/http/networks.ts'
import { startSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import { openApiTestBrowser } from '../people.ts'

test('codes to one mailbox are limited per network, however its address is written', async () => {
  const url = await createTestDatabase()
  const site = await startSite({
    database: { url },
    trustedProxies: parseIpNetworkList('127.0.0.1'),
  })
  onTestFinished(() => site.close())
  const addresses = [
    'victim@example.com',
    'Victim@example.com',
    'victim@ex\uFF41mple.com',
    'victim@EX\uFF21MPLE.com',
    ...Array.from({ length: serverLimits.codesPerDay }, (_, n) => `victim+${n}@example.com`),
  ]
  const statuses: number[] = []
  for (const email of addresses) {
    const visitor = openApiTestBrowser(site.ask, { address: '192.0.2.1' })
    const pass = await visitor.pass(url, 'code')
    const sent = await visitor.call('/codes', { email, purpose: 'sign-up', pass })
    statuses.push(sent.status)
  }
  const mails = await queryRows(url, 'SELECT 1 FROM bound_code')
  expect([statuses.filter((status) => status === 202).length, mails.length]).toEqual([
    serverLimits.codesPerDay,
    serverLimits.codesPerDay,
  ])
})
