import { randomUUID } from 'node:crypto'
import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { inject } from 'vitest'
import { KeyRing, makeKeyRing } from '#server/ops/keyRing.ts'
import { deliveryKeyPurpose } from '#server/mail/outbox.ts'
import type { DatabaseContext } from '#server/database/database.ts'
import { databaseConnectionLayer } from '#server/database/connection.ts'
import type { SecretKeys } from '#server/ops/secretKeys.ts'
import { formatDatabaseUrl } from './cluster.ts'
import { testSecretKey } from './settings.ts'

const keyRing = makeKeyRing([testSecretKey])

/** Runs work on a separate connection to a database. */
export const runOnDatabase = <A, E>(
  url: string,
  work: Effect.Effect<A, E, DatabaseContext>,
): Promise<A> =>
  Effect.runPromise(
    Effect.provide(work, [databaseConnectionLayer({ url }), Layer.succeed(KeyRing, keyRing)]),
  )

/** Returns the rows of one statement. */
export const queryRows = (
  url: string,
  statement: string,
): Promise<readonly Record<string, unknown>[]> =>
  runOnDatabase(
    url,
    Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Record<string, unknown>>(statement)),
  )

/** Creates a database for a test: a copy of the migrated one, or an empty one. */
export async function createTestDatabase({ empty = false } = {}): Promise<string> {
  const cluster = inject('cluster')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const from = empty ? 'template0' : 'template'
  await queryRows(
    formatDatabaseUrl(cluster, 'postgres'),
    `CREATE DATABASE ${name} TEMPLATE ${from}`,
  )
  return formatDatabaseUrl(cluster, name)
}

/** Returns the undelivered mails and webhook calls of the outbox, decrypted, in their order. */
export async function readOutboxPayloads(
  url: string,
  keys: SecretKeys = [testSecretKey],
): Promise<readonly Record<string, string>[]> {
  const { decrypt } = makeKeyRing(keys)
  const rows = await queryRows(
    url,
    `SELECT payload->>'encrypted' AS encrypted FROM delivery WHERE payload <> '{}' ORDER BY id`,
  )
  return rows.map(({ encrypted }) =>
    JSON.parse(decrypt(deliveryKeyPurpose, String(encrypted)) ?? ''),
  )
}

/** Returns the connections of a database that wait for a lock. */
export const countLockWaits = async (url: string): Promise<number> => {
  const rows = await queryRows(
    url,
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length
}
