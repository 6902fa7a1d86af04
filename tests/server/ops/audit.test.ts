import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAuditEvents, recordAuditEvent, verifyAuditLog } from '#server/ops/audit.ts'
import { addStaffKey } from '#server/ops/staffKeys.ts'
import { startSite, type TestSite } from '../client.ts'
import { createTestDatabase, runOnDatabase, queryRows } from '../databases.ts'
import { holdDatabaseClock } from '../heldClock.ts'
import { openApiTestBrowser, signIn, signUp } from '../people.ts'
import { runStaffCommand } from '../staffCommand.ts'

const email = 'audit@example.com'

let url: string
let site: TestSite
beforeAll(async () => {
  url = await createTestDatabase()
  site = await startSite({ database: { url } })
  const browser = openApiTestBrowser(site.ask)
  await signUp(url, browser, { email })
  await Promise.all([1, 2, 3].map(() => signIn(url, openApiTestBrowser(site.ask), email)))
  await signIn(url, openApiTestBrowser(site.ask), email, 'Wrong-7kabel')
})
afterAll(() => site.close())

const staff = async (key: string, ...args: string[]) => {
  const { code, output, complaint } = await runStaffCommand({ url, key }, ...args)
  return { code, output: code === 0 ? output : complaint }
}
const verified = async () => (await runOnDatabase(url, verifyAuditLog)).problems

test('sign-ins at once and failed ones are in one unbroken chain', async () => {
  const kinds = await queryRows(url, 'SELECT kind FROM audit ORDER BY id')
  expect(kinds.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 4 }, () => 'sign-in'),
    'sign-in-failed',
  ])
  expect(await verified()).toEqual([])
})

test.each([
  ['another kind', `UPDATE audit SET kind = 'deletion' WHERE id = 2`, '2 was changed'],
  ['another time', `UPDATE audit SET created_at = now() WHERE id = 2`, '2 was changed'],
  ['a deleted event', 'DELETE FROM audit WHERE id = 2', 'events are missing before 3'],
  ['a deleted beginning', 'DELETE FROM audit WHERE id = 1', 'events are missing before 2'],
  [
    'an event from elsewhere',
    `INSERT INTO audit (kind, subject) VALUES ('sign-in', '')`,
    'is not in the chain',
  ],
  [
    'an event before the first one',
    `INSERT INTO audit (id, kind, subject) OVERRIDING SYSTEM VALUE VALUES (0, 'sign-in', '')`,
    '0 is not in the chain',
  ],
])('%s shows', async (_, change, problem) => {
  await queryRows(url, 'CREATE TABLE kept AS SELECT * FROM audit')
  await queryRows(url, change)
  expect(await verified()).toEqual([expect.stringContaining(problem)])
  await queryRows(url, 'TRUNCATE audit')
  await queryRows(url, 'INSERT INTO audit OVERRIDING SYSTEM VALUE SELECT * FROM kept ORDER BY id')
  await queryRows(url, 'DROP TABLE kept')
  expect(await verified()).toEqual([])
})

test('a log without any hash shows', async () => {
  await queryRows(url, 'CREATE TABLE kept AS SELECT * FROM audit')
  await queryRows(url, `UPDATE audit SET hash = NULL, kind = 'sign-in'`)
  expect(await verified()).toHaveLength(5)
  await queryRows(
    url,
    'UPDATE audit a SET hash = k.hash, kind = k.kind FROM kept k WHERE a.id = k.id',
  )
  await queryRows(url, 'DROP TABLE kept')
  expect(await verified()).toEqual([])
})

test('commands of staff need a key of their role once there are keys, and are recorded', async () => {
  expect(await staff('', 'keys', 'add', 'ada', 'read')).toEqual({
    code: 1,
    output: 'One key must be of the role admin',
  })
  const added = await staff('', 'keys', 'add', 'ada', 'admin', '--format', 'json')
  const admin = String(JSON.parse(added.output)[0].key)
  const other = await staff(admin, 'keys', 'add', 'bob', 'read', '--format', 'json')
  const reader = String(JSON.parse(other.output)[0].key)
  expect(await staff(admin, 'keys', 'add', 'eve\n{"kind":"sign-in"}', 'read')).toEqual({
    code: 1,
    output: expect.stringContaining('A name has'),
  })
  expect(await staff('', 'visits')).toEqual({ code: 1, output: 'STAFF_KEY is not a known key' })
  expect(await staff(reader, 'newsletter', 'export')).toEqual({
    code: 1,
    output: 'bob is read, not support',
  })
  expect((await staff(reader, 'audit', 'verify')).code).toBe(0)
  const { output } = await staff(reader, 'audit', 'export')
  const events = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const calls = events.filter(({ kind }) => kind.startsWith('staff'))
  expect(calls.map(({ kind, actor, note }) => [kind, actor, note])).toEqual([
    ['staff', 'local', 'keys add'],
    ['staff', 'local', 'keys add'],
    ...Array.from({ length: 2 }, () => ['staff', 'ada', 'keys add']),
    ['staff-refused', 'unknown', 'visits'],
    ['staff-refused', 'bob', 'newsletter export'],
    ['staff', 'bob', 'audit verify'],
    ['staff', 'bob', 'audit export'],
  ])
  expect(output).not.toContain(email)
  expect(output).not.toContain(reader)
})

test.each(['local', 'unknown', 'Local', 'eve\u202E', ' '])('nobody is called %j', async (name) => {
  await expect(runOnDatabase(url, addStaffKey(name, 'read'))).rejects.toMatchObject({
    reason: expect.stringContaining('A name has'),
  })
})

test('the chain goes on where retention deleted its beginning', async () => {
  expect(await runOnDatabase(url, deleteAuditEvents(365))).toEqual([])
  expect((await runOnDatabase(url, deleteAuditEvents(0))).length).toBeGreaterThan(4)
  expect(await verified()).toEqual([])
  await signIn(url, openApiTestBrowser(site.ask), email)
  expect(await verified()).toEqual([])
})

test.each([
  ['is set back', [2, -2, 2]],
  ['was ahead', [900, -900, 2]],
])('the chain stays whole where the clock %s, and retention goes on', async (_, days) => {
  const day = 86_400_000
  const own = await createTestDatabase()
  const pass = await holdDatabaseClock(own)
  const problems = async () => (await runOnDatabase(own, verifyAuditLog)).problems
  for (const by of days) {
    await runOnDatabase(own, recordAuditEvent('sign-in'))
    await pass(by * day)
  }
  await pass(3_600_000)
  await runOnDatabase(own, recordAuditEvent('sign-in'))
  await runOnDatabase(own, deleteAuditEvents(1))
  expect(await problems()).toEqual([])
  await pass(2 * day)
  await runOnDatabase(own, deleteAuditEvents(1))
  expect(await problems()).toEqual([])
  expect(await queryRows(own, 'SELECT kind FROM audit')).toEqual([{ kind: 'retention' }])
})
