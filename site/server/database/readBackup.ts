import { createHash } from 'node:crypto'
import { Effect, Schema, Stream } from 'effect'
import { createDigestsWithEachKey } from '../ops/secrets.ts'
import {
  BackupHeaderSchema,
  BackupLineSchema,
  BackupTrailerSchema,
  backupDigestPurposes,
  readDatabaseState,
} from './backup.ts'

/** The file is not a backup, or the database is not one that it can be restored to. */
export class RestoreFailedError extends Schema.TaggedError<RestoreFailedError>()(
  'RestoreFailedError',
  {
    reason: Schema.String,
  },
) {}

/**
 * Lines of a backup, and which backups are accepted: those of this site, or also those under keys that are not in the
 * key ring.
 */
export interface BackupSource<E, R> {
  readonly lines: Stream.Stream<string, E, R>
  readonly trust: 'own' | 'any'
}

export type BackupRow = typeof BackupLineSchema.Type
type BackupHeader = typeof BackupHeaderSchema.Type

const rowsAtOnce = 500

/** Fails with a message for the operator. */
export const failWithRestoreError = (reason: string) =>
  Effect.fail(new RestoreFailedError({ reason }))

/** Splits text at LF only. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

/**
 * Reads a whole backup and passes on its rows; returns the time of its snapshot, and the last ids of its tables. Fails
 * unless every line, the counts and the digests of the trailer are correct.
 */
export const readBackupRows = <E, R, E2, R2>(
  { lines, trust }: BackupSource<E, R>,
  take: (rows: readonly BackupRow[]) => Effect.Effect<void, E2, R2>,
) =>
  Effect.gen(function* () {
    const digest = createHash('sha256')
    const counted = new Map<string, number>()
    let number = 0
    let header: BackupHeader | undefined
    let trailer: typeof BackupTrailerSchema.Type | undefined
    const readLine = Effect.fnUntraced(function* (line: string) {
      number++
      if (trailer !== undefined)
        return yield* failWithRestoreError('The backup goes on after its trailer')
      const damaged = `Line ${number} is damaged or cut off`
      if (number > 1 && line.startsWith('{"end"')) {
        trailer = yield* decode(BackupTrailerSchema, line, damaged)
        return undefined
      }
      digest.update(`${line}\n`)
      if (number === 1) {
        header = yield* readHeader(line, trust)
        return undefined
      }
      const row = yield* decode(BackupLineSchema, line, damaged)
      counted.set(row.table, (counted.get(row.table) ?? 0) + 1)
      return row
    })
    yield* Stream.runForEach(
      Stream.grouped(lines, rowsAtOnce),
      Effect.fnUntraced(function* (chunk) {
        const read = yield* Effect.forEach(chunk, readLine)
        yield* take(read.filter((row) => row !== undefined))
      }),
    )
    const { at, numbers = {} } = header ?? (yield* failWithRestoreError('The file is empty'))
    const { rows, sha256, mac } =
      trailer ??
      (yield* failWithRestoreError(`The backup is cut off: no trailer follows its ${number} lines`))
    const stated = new Map(Object.entries(rows))
    for (const table of new Set([...stated.keys(), ...counted.keys()])) {
      const [found, expected] = [counted.get(table) ?? 0, stated.get(table) ?? 0]
      if (found !== expected)
        yield* failWithRestoreError(`The backup holds ${found} of ${expected} rows of ${table}`)
    }
    if (sha256 !== digest.digest('hex'))
      yield* failWithRestoreError('The backup is damaged: its content does not match its SHA-256')
    if (trust === 'own' && !(yield* isOwnDigest(backupDigestPurposes.content, sha256, mac)))
      yield* failWithRestoreError('The backup was changed: no key of SECRET_KEYS made its digest')
    return { at, numbers }
  })

/** Reads a backup to its end without storing anything; fails like `restoreBackup`. */
export const verifyBackup = <E, R>(source: BackupSource<E, R>) =>
  readBackupRows(source, () => Effect.void)

/** Checks that a backup is of this site and of the migration of the database; returns its first line. */
const readHeader = Effect.fnUntraced(function* (line: string, trust: 'own' | 'any') {
  const header = yield* decode(BackupHeaderSchema, line, 'The file does not begin as a backup')
  const { site, migration } = header
  const here = yield* readDatabaseState
  if (migration !== here.migration)
    yield* failWithRestoreError(
      `The backup is of migration ${migration}, the database of ${here.migration}`,
    )
  if (trust === 'own' && !(yield* isOwnDigest(backupDigestPurposes.site, '', site)))
    yield* failWithRestoreError(
      'The backup was written by another site, or under a key that is not in SECRET_KEYS',
    )
  return header
})

/** Whether a digest was made under a key of the ring. */
const isOwnDigest = (purpose: string, text: string, digest: string) =>
  Effect.map(createDigestsWithEachKey(purpose, text), (digests) =>
    digests.some((own) => own.toString('hex') === digest),
  )

const decode = <S extends Schema.Top & { readonly DecodingServices: never }>(
  schema: S,
  text: string,
  reason: string,
) =>
  Effect.mapError(
    Schema.decodeUnknownEffect(schema)(text),
    () => new RestoreFailedError({ reason }),
  )
