import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blockList } from '#server/config.ts'
import { startSite } from './client.ts'
import { newDatabase } from './databases.ts'
import { makeEveryCall, planned, scansOf, statementRecorder } from './everyCall.ts'
import { startSmtp } from './smtp.ts'

test(
  'no statement of any call has to read a table from end to end',
  { timeout: 60_000 },
  async () => {
    const { statements, tracer } = statementRecorder()
    const url = await newDatabase()
    const smtp = await startSmtp()
    const folder = await mkdtemp(join(tmpdir(), 'felcera-plans-'))
    const site = await startSite({
      database: { url },
      tracer,
      trustedProxies: blockList('127.0.0.1'),
      mail: {
        smtp: smtp.url,
        from: 'no-reply@felcera.example',
        company: 'enquiries@felcera.example',
        folder,
        webhook: undefined,
      },
    })
    await makeEveryCall({ ask: site.ask, url, smtp })
    await site.close()
    await smtp.close()
    await rm(folder, { recursive: true, force: true })
    const asked = planned(statements)
    expect(asked.length).toBeGreaterThan(50)
    // On a small database PostgreSQL likes to scan; told not to, it only does where no index helps.
    expect(await scansOf(url, asked, 'SET enable_seqscan = off')).toEqual([])
  },
)
