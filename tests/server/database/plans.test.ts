import { expect, test } from 'vitest'
import { newDatabase } from '../databases.ts'
import { scansOf, statementsOfCalls } from '../everyCall.ts'

test('no statement of any call has to read a table from end to end', async () => {
  const url = await newDatabase()
  const asked = await statementsOfCalls(url)
  expect(asked.length).toBeGreaterThan(50)
  // On a small database PostgreSQL likes to scan; told not to, it only does where no index helps.
  expect(await scansOf(url, asked, 'SET enable_seqscan = off')).toEqual([])
})
