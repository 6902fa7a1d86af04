import { expect, test } from 'vitest'
import { createTestDatabase } from '../databases.ts'
import { findFullTableScans, collectSqlStatements } from '../everyCall.ts'

test('no statement of any call has to read a table from end to end', async () => {
  const url = await createTestDatabase()
  const asked = await collectSqlStatements(url)
  expect(asked.length).toBeGreaterThan(50)
  // On a small database PostgreSQL prefers scans; with scans disabled it uses them only where no index helps.
  expect(await findFullTableScans(url, asked, 'SET enable_seqscan = off')).toEqual([])
})
