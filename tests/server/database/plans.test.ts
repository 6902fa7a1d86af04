import { expect, test } from 'vitest'
import { newDatabase } from '../databases.ts'
import { scansOf, statementsOfCalls } from '../everyCall.ts'

test('no statement of any call has to read a table from end to end', async () => {
  const url = await newDatabase()
  const asked = await statementsOfCalls(url)
  expect(asked.length).toBeGreaterThan(50)
  // On a small database PostgreSQL prefers scans; with scans disabled it uses them only where no index helps.
  expect(await scansOf(url, asked, 'SET enable_seqscan = off')).toEqual([])
})
