import { Effect, Schema, Stream } from 'effect'
import { SqlClient } from 'effect/sql'

/** The file is no backup, or the database is not one it can be read into. */
export class CannotRestore extends Schema.TaggedError<CannotRestore>()('CannotRestore', {
  reason: Schema.String,
}) {}

const Header = Schema.fromJsonString(
  Schema.Struct({
    backup: Schema.Literal('felcera'),
    migration: Schema.Int.annotate({ description: 'The newest migration of the database.' }),
  }),
)
const Line = Schema.fromJsonString(Schema.Struct({ table: Schema.String, row: Schema.Unknown }))

const atOnce = 500

// A table refers only to tables made before it: the order they were made in is the order to fill them in.
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

/** Writes every row of one moment as a line of JSON, while the database goes on working. */
export const backup = <E, R>(write: (lines: string) => Effect.Effect<void, E, R>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const copy = Effect.gen(function* () {
      yield* sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`
      const header = { backup: 'felcera' as const, migration: yield* newest }
      yield* write(`${Schema.encodeSync(Header)(header)}\n`)
      for (const table of yield* tables)
        yield* Stream.runForEachArray(
          sql<{
            line: string
          }>`SELECT jsonb_build_object('table', ${table}::text, 'row', to_jsonb(t))::text AS line
            FROM ${sql(table)} t`.stream,
          (rows) => write(rows.map(({ line }) => `${line}\n`).join('')),
        )
    })
    yield* sql.withTransaction(copy)
  })

const refuse = (reason: string) => Effect.fail(new CannotRestore({ reason }))

/** Fills an empty database of the same migration from the lines of a backup: all of it or nothing. */
export const restore = <E, R>(lines: Stream.Stream<string, E, R>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const known = yield* tables
    for (const table of known) {
      const rows = yield* sql`SELECT 1 FROM ${sql(table)} LIMIT 1`
      if (rows.length > 0) yield* refuse(`The table ${table} is not empty`)
    }
    let begun = false
    const fill = Effect.fnUntraced(function* (chunk: readonly string[]) {
      if (!begun) yield* checkHeader(chunk[0] ?? '')
      const rows = yield* Effect.forEach(begun ? chunk : chunk.slice(1), (text) =>
        readLine(text, known),
      )
      begun = true
      for (const [table, found] of Map.groupBy(rows, (line) => line.table)) {
        const values = JSON.stringify(found.map(({ row }) => row))
        yield* sql`INSERT INTO ${sql(table)} OVERRIDING SYSTEM VALUE
          SELECT * FROM jsonb_populate_recordset(NULL::${sql(table)}, ${values}::text::jsonb)`
      }
    })
    yield* sql.withTransaction(
      Effect.gen(function* () {
        yield* Stream.runForEach(Stream.grouped(lines, atOnce), fill)
        if (!begun) yield* refuse('The file is empty')
        yield* Effect.forEach(known, continueCounting, { discard: true })
      }),
    )
  })

const checkHeader = Effect.fnUntraced(function* (text: string) {
  const { migration } = yield* Effect.mapError(
    Schema.decodeUnknownEffect(Header)(text),
    () => new CannotRestore({ reason: 'The file does not begin as a backup' }),
  )
  const here = yield* newest
  if (migration !== here)
    yield* refuse(`The backup is of migration ${migration}, the database of ${here}`)
})

const readLine = (text: string, known: readonly string[]) =>
  Schema.decodeUnknownEffect(Line)(text).pipe(
    Effect.filterOrFail(({ table }) => known.includes(table)),
    Effect.mapError(
      () => new CannotRestore({ reason: `Not a line of a backup: ${text.slice(0, 40)}` }),
    ),
  )

/** Numbers that the database gives out go on after the highest one restored. */
const continueCounting = Effect.fnUntraced(function* (table: string) {
  const sql = yield* SqlClient.SqlClient
  const columns = yield* sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attidentity <> ''`
  for (const { name } of columns)
    yield* sql`SELECT setval(pg_get_serial_sequence(${table}, ${name}), highest)
      FROM (SELECT max(${sql(name)}) AS highest FROM ${sql(table)}) t WHERE highest IS NOT NULL`
})
