import { expect, test, vi } from 'vitest'
import { hangTimeout } from '../../hangTimeout.ts'
import { startSite } from '../client.ts'
import { createTestDatabase, queryRows } from '../databases.ts'
import { startSmtp } from '../smtp.ts'

const soon = { timeout: hangTimeout, interval: 50 }

test('mails are delivered when a fault of a statement has passed', async () => {
  const smtp = await startSmtp({ reads: false })
  const url = await createTestDatabase()
  const mail = {
    smtp: smtp.url,
    from: 'no-reply@felcera.example',
    company: 'enquiries@felcera.example',
    folder: '/nowhere',
    webhook: undefined,
  }
  const site = await startSite({ database: { url }, mail })
  const enqueue = () =>
    queryRows(
      url,
      `INSERT INTO delivery (kind, payload) VALUES ('mail', '{"to": "a@example.com", "subject": "s",
        "text": "t", "html": "t", "messageId": "<1@felcera.example>"}')`,
    )
  await vi.waitFor(enqueue, soon)
  await vi.waitFor(() => expect(smtp.ids).toHaveLength(1), soon)
  await queryRows(url, 'ALTER TABLE delivery RENAME TO moved')
  await vi.waitFor(() => expect(site.logs.join('\n')).toContain('background work failed'), soon)
  await queryRows(url, 'ALTER TABLE moved RENAME TO delivery')
  await enqueue()
  await vi.waitFor(() => expect(smtp.ids).toHaveLength(2), soon)
  await site.close()
  await smtp.close()
})
