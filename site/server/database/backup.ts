import { createHash } from 'node:crypto'
import { Effect, Schema, Stream } from 'effect'
import { SqlClient } from 'effect/sql'

/** The file is no backup, or the database is not one it can be read into. */
export class RestoreFailedError extends Schema.TaggedError<RestoreFailedError>()('RestoreFailed', {
  reason: Schema.String,
}) {}

const Header = Schema.fromJsonString(
  Schema.Struct({
    backup: Schema.Literal('felcera'),
    migration: Schema.Int.annotate({ description: 'The newest migration of the database.' }),
  }),
)
const Line = Schema.fromJsonString(Schema.Struct({ table: Schema.String, row: Schema.Unknown }))
const Trailer = Schema.fromJsonString(
  Schema.Struct({
    end: Schema.Literal('felcera'),
    rows: Schema.Record(Schema.String, Schema.Int).annotate({
      description: 'Rows of each table that has any.',
    }),
    sha256: Schema.String.annotate({
      description: 'Digest of every byte before this line, in hexadecimal digits.',
    }),
  }),
)

const atOnce = 500

/** Escapes the characters JSON allows as they are although other tools end a line at them. */
const escapeLineEnds = (json: string): string =>
  json.replaceAll(
    /[\u0085\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

// A table references only earlier tables: they are restored in the order of their creation.
const tables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ name: string }>`SELECT c.relname AS name FROM pg_class c
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'migration'
      AND c.relpersistence = 'p'
    ORDER BY c.oid`
  return rows.map(({ name }) => name)
})

const newest = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{
    newest: number
  }>`SELECT max(migration_id)::int AS newest FROM migration`
  return row?.newest ?? 0
})

/**
 * Writes every row of one moment as a line of JSON, while the database goes on working. Lines end with LF; the last
 * one is a trailer with the number of rows and the SHA-256 of everything before it.
 */
export const writeBackup = <E, R>(write: (lines: string) => Effect.Effect<void, E, R>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const digest = createHash('sha256')
    const rows: Record<string, number> = {}
    const writeLines = (lines: readonly string[]) => {
      const text = lines.map((line) => `${escapeLineEnds(line)}\n`).join('')
      digest.update(text)
      return write(text)
    }
    const copy = Effect.gen(function* () {
      yield* sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`
      const header = { backup: 'felcera' as const, migration: yield* newest }
      yield* writeLines([Schema.encodeSync(Header)(header)])
      for (const table of yield* tables)
        yield* Stream.runForEachArray(
          sql<{
            line: string
          }>`SELECT jsonb_build_object('table', ${table}::text, 'row', to_jsonb(t))::text AS line
            FROM ${sql(table)} t`.stream,
          (found) => {
            rows[table] = (rows[table] ?? 0) + found.length
            return writeLines(found.map(({ line }) => line))
          },
        )
    })
    yield* sql.withTransaction(copy)
    const trailer = { end: 'felcera' as const, rows, sha256: digest.digest('hex') }
    yield* write(`${Schema.encodeSync(Trailer)(trailer)}\n`)
  })

const refuse = (reason: string) => Effect.fail(new RestoreFailedError({ reason }))

/** Splits text at LF, and at nothing else. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

type Row = typeof Line.Type

/**
 * Reads a whole backup and hands on its rows; fails unless every line, and the counts and the digest of the trailer,
 * are right.
 */
const readRows = <E, R, E2, R2>(
  lines: Stream.Stream<string, E, R>,
  take: (rows: readonly Row[]) => Effect.Effect<void, E2, R2>,
) =>
  Effect.gen(function* () {
    const digest = createHash('sha256')
    const counted = new Map<string, number>()
    let number = 0
    let trailer: typeof Trailer.Type | undefined
    const readLine = Effect.fnUntraced(function* (line: string) {
      number++
      if (trailer !== undefined) return yield* refuse('The backup goes on after its trailer')
      if (number > 1 && line.startsWith('{"end"')) {
        trailer = yield* decode(Trailer, line, `Line ${number} is damaged or cut off`)
        return undefined
      }
      digest.update(`${line}\n`)
      if (number === 1) {
        yield* checkHeader(line)
        return undefined
      }
      const row = yield* decode(Line, line, `Line ${number} is damaged or cut off`)
      counted.set(row.table, (counted.get(row.table) ?? 0) + 1)
      return row
    })
    yield* Stream.runForEach(
      Stream.grouped(lines, atOnce),
      Effect.fnUntraced(function* (chunk) {
        const read = yield* Effect.forEach(chunk, readLine)
        yield* take(read.filter((row) => row !== undefined))
      }),
    )
    if (number === 0) yield* refuse('The file is empty')
    const { rows, sha256 } =
      trailer ?? (yield* refuse(`The backup is cut off: no trailer follows its ${number} lines`))
    for (const [table, expected] of Object.entries(rows))
      if (counted.get(table) !== expected)
        yield* refuse(`The backup holds ${counted.get(table) ?? 0} of ${expected} rows of ${table}`)
    if (sha256 !== digest.digest('hex'))
      yield* refuse('The backup is damaged: its content does not match its SHA-256')
  })

/** Reads a backup to its end without keeping anything; fails as `restore` would. */
export const verifyBackup = <E, R>(lines: Stream.Stream<string, E, R>) =>
  readRows(lines, () => Effect.void)

/** Fills an empty database of the same migration from the lines of a backup: all of it or nothing. */
export const restoreBackup = <E, R>(lines: Stream.Stream<string, E, R>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const known = yield* tables
    for (const table of known) {
      const rows = yield* sql`SELECT 1 FROM ${sql(table)} LIMIT 1`
      if (rows.length > 0) yield* refuse(`The table ${table} is not empty`)
    }
    const fill = Effect.fnUntraced(function* (rows: readonly Row[]) {
      for (const [table, found] of Map.groupBy(rows, (row) => row.table)) {
        if (!known.includes(table)) yield* refuse(`The database has no table ${table}`)
        const values = JSON.stringify(found.map(({ row }) => row))
        yield* sql`INSERT INTO ${sql(table)} OVERRIDING SYSTEM VALUE
          SELECT * FROM jsonb_populate_recordset(NULL::${sql(table)}, ${values}::text::jsonb)`
      }
    })
    // Damage is found and reported before the first row is written.
    yield* verifyBackup(lines)
    yield* sql.withTransaction(
      Effect.andThen(
        readRows(lines, fill),
        Effect.forEach(known, continueCounting, { discard: true }),
      ),
    )
  })

const decode = <S extends Schema.Top & { readonly DecodingServices: never }>(
  schema: S,
  text: string,
  reason: string,
) =>
  Effect.mapError(
    Schema.decodeUnknownEffect(schema)(text),
    () => new RestoreFailedError({ reason }),
  )

const checkHeader = Effect.fnUntraced(function* (text: string) {
  const { migration } = yield* decode(Header, text, 'The file does not begin as a backup')
  const here = yield* newest
  if (migration !== here)
    yield* refuse(`The backup is of migration ${migration}, the database of ${here}`)
})

/** Sets sequences to continue after the highest restored number. */
const continueCounting = Effect.fnUntraced(function* (table: string) {
  const sql = yield* SqlClient.SqlClient
  const columns = yield* sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attidentity <> ''`
  for (const { name } of columns)
    yield* sql`SELECT setval(pg_get_serial_sequence(${table}, ${name}), highest)
      FROM (SELECT max(${sql(name)}) AS highest FROM ${sql(table)}) t WHERE highest IS NOT NULL`
})
