import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, test } from 'vitest'
import { createTestDatabase, runOnDatabase, queryRows } from '../server/databases.ts'
import { findFullTableScans, collectSqlStatements } from '../server/everyCall.ts'

const accounts = 100_000
const enquiries = 1_000_000

const digest = (name: string) => `sha256(('${name}' || n)::bytea)`
const ago = (days: number) => `now() - (n % ${days}) * interval '1 day'`
const soon = `now() + (n % 1000) * interval '1 second'`

/** Fills every growing table as after years of operation. */
const fillStatements = [
  `INSERT INTO account (email, username, username_key, nickname, region, country, code, phone, phone_key, password, locale, created_at)
   SELECT 'person' || n || '@example.com', 'Person.' || n, 'person.' || n, 'P', 'DE', 'DE', '+49', '' || n, '+49' || n, 'x', 'de', ${ago(700)}
   FROM generate_series(1, ${accounts}) n`,
  `INSERT INTO enquiry (reference, created_at, locale, name, country, email, telephone, company, message)
   SELECT 'FE-' || lpad('' || n, 8, '0'), ${ago(700)}, 'de', 'n', 'DE', 'Person' || n % ${accounts} || '@example.com', '1', 'c', repeat('m', 200)
   FROM generate_series(1, ${enquiries}) n`,
  `INSERT INTO session (token_hash, account_id, device, created_at, seen_at, expires_at)
   SELECT ${digest('t')}, id, 'Firefox', now(), now(), now() + interval '30 days' FROM (SELECT id, id AS n FROM account) a`,
  `INSERT INTO credential (client_id, seed, account_id)
   SELECT 'client' || id, ${digest('c')}, id FROM (SELECT id, id AS n FROM account WHERE id % 10 = 0) a`,
  `INSERT INTO audit (kind, subject, created_at)
   SELECT 'sign-in', ${digest('s')}, ${ago(360)} FROM generate_series(1, 300000) n`,
  `INSERT INTO consent_text (version, language, text) VALUES ('bench', 'de', 'x')`,
  `INSERT INTO subscription (email_key, email, locale, consent_version, consent_at, unsubscribed_at)
   SELECT 'reader' || n || '@example.com', 'reader' || n || '@example.com', 'de', 'bench', now(), CASE WHEN n % 20 = 0 THEN ${ago(300)} END
   FROM generate_series(1, 200000) n`,
  `INSERT INTO subscription_request (token_hash, email_key, email, locale, consent_version, expires_at)
   SELECT ${digest('r')}, 'reader' || n || '@example.com', 'r@example.com', 'de', 'bench', ${soon} FROM generate_series(1, 100000) n`,
  `INSERT INTO delivery (kind, payload, done_at, dead_at)
   SELECT 'mail', '{}', CASE WHEN n % 1000 > 0 THEN ${ago(30)} END, CASE WHEN n % 1000 = 0 THEN ${ago(30)} END FROM generate_series(1, 300000) n`,
  `INSERT INTO rate_limit (key, count, ends_at) SELECT ${digest('l')}, 1, ${soon} FROM generate_series(1, 100000) n`,
  `INSERT INTO answered (key, body, answer, expires_at) SELECT ${digest('a')}, ${digest('b')}, '{}', ${soon} FROM generate_series(1, 100000) n`,
  `INSERT INTO captcha (id_hash, x, y, bits, issued_at, expires_at) SELECT ${digest('i')}, 1, 1, 17, now(), ${soon} FROM generate_series(1, 100000) n`,
  `INSERT INTO captcha_pass (pass_hash, expires_at) SELECT ${digest('p')}, ${soon} FROM generate_series(1, 100000) n`,
  `INSERT INTO bound_code (email_key, purpose, asker_hash, code_hash, tries, sent_at, expires_at)
   SELECT 'person' || n || '@example.com', 'retrieve', ${digest('b')}, ${digest('m')}, 0, now(), ${soon} FROM generate_series(1, 100000) n`,
  `INSERT INTO code_proof (proof_hash, email_key, purpose, expires_at)
   SELECT ${digest('q')}, 'person' || n || '@example.com', 'retrieve', ${soon} FROM generate_series(1, 100000) n`,
  `INSERT INTO visit (session_id, client, landing_page, browser, jump_out, refer, timezone, routes, resources, seen_at)
   SELECT 'v' || n, 1, '/', '', true, '', 'UTC', '[]', '[]', ${ago(90)} FROM generate_series(1, 200000) n`,
]

test('with 100,000 accounts and 1,000,000 enquiries no call scans a table', async () => {
  const url = await createTestDatabase()
  const fill = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    for (const statement of fillStatements) yield* sql.unsafe(statement)
    yield* sql.unsafe('VACUUM ANALYZE')
  })
  await runOnDatabase(url, fill)
  const start = performance.now()
  const statements = await collectSqlStatements(url)
  const time = performance.now() - start
  const scans = await findFullTableScans(url, statements)
  const [sizes] = await queryRows(
    url,
    'SELECT count(*)::int AS enquiries, (SELECT count(*)::int FROM account) AS accounts FROM enquiry',
  )
  console.log(
    `${statements.length} statements, ${scans.length} scans, every call once in ${(time / 1000).toFixed(1)} s`,
    sizes,
  )
  expect(scans).toEqual([])
})
