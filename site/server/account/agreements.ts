import { Clock, Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import {
  type AcceptAgreementsPayload,
  isLaterVersion,
  type AccountAgreement,
} from '#data/account/agreements.ts'
import { AgreementRequiredError } from '#data/api/httpErrors.ts'
import type { Locale } from '#data/locale/locales.ts'
import { RequireAgreementMiddleware, CurrentSession } from '#data/account/currentSession.ts'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import {
  enforceSessionRateLimit,
  failWithFieldError,
  runDatabaseQuery,
} from '../api/currentCaller.ts'
import { Database } from '../database/database.ts'
import { ServedSite } from '../pages/site.ts'
import { formatTimeColumnAsIso, type Session } from './sessions.ts'

interface Agreeing {
  readonly document: string
  readonly version: string
}

/**
 * Versions of the legal documents that accounts agreed to. The checkbox of a sign-in is no agreement to a changed
 * version, because the form does not mention the change.
 */
export class AgreementService extends Context.Service<AgreementService>()(
  'felcera/AgreementService',
  {
    make: Effect.gen(function* () {
      const { currentDocuments } = (yield* ServedSite).build.entry.module
      const inForce = Effect.map(Clock.currentTimeMillis, currentDocuments)

      /** Every document in force, with the latest version the account agreed to. */
      const list = Effect.fnUntraced(function* (account: string) {
        const sql = yield* SqlClient.SqlClient
        const rows = yield* sql<Agreeing & { at: string }>`
        SELECT document, version, ${formatTimeColumnAsIso(sql, 'agreed_at')} AS at
        FROM agreement WHERE account_id = ${account}::bigint`
        return (yield* inForce).map((one): AccountAgreement => {
          const [agreed] = rows
            .filter(({ document }) => document === one.document)
            .toSorted((a, b) => (isLaterVersion(a.version, b.version) ? -1 : 1))
            .map(({ version, at }) => ({ version, at }))
          const due = agreed === undefined || isLaterVersion(one.version, agreed.version)
          return { ...one, agreed: agreed ?? null, due }
        })
      })

      /** Stores the versions an account agreed to, and in which language. */
      const store = Effect.fnUntraced(function* (
        account: string,
        agreed: readonly Agreeing[],
        locale: Locale,
      ) {
        const [first, ...others] = agreed.map(({ document, version }) => ({
          account_id: account,
          document,
          version,
          locale,
        }))
        if (first === undefined) return
        const sql = yield* SqlClient.SqlClient
        yield* sql`INSERT INTO agreement ${sql.insert([first, ...others])} ON CONFLICT DO NOTHING`
      })

      /** Stores an agreement to everything that is due; fails if a document changed since it was shown. */
      const agree = Effect.fnUntraced(function* (
        session: Session,
        { versions }: AcceptAgreementsPayload,
      ) {
        yield* enforceSessionRateLimit(session)
        const { account } = session
        const due = (yield* runDatabaseQuery(list(account))).filter((one) => one.due)
        if (due.some(({ document, version }) => versions[document] !== version))
          yield* failWithFieldError('agreement', 'personal-center.agreement.again')
        const { locale } = yield* CurrentApiCaller
        yield* runDatabaseQuery(store(account, due, locale))
      })

      return { inForce, list, store, agree }
    }),
  },
) {
  static readonly layer = Layer.effect(this, this.make)
}

/** Requires agreement to the documents in force. */
export const requireAgreementLayer = Layer.effect(
  RequireAgreementMiddleware,
  Effect.gen(function* () {
    const database = yield* Database
    const agreements = yield* AgreementService
    const check = Effect.gen(function* () {
      const { account } = yield* CurrentSession
      const own = yield* runDatabaseQuery(agreements.list(account))
      if (!own.some(({ due }) => due)) return
      const { text } = yield* CurrentApiCaller
      const message = text('account.agreement.needed')
      yield* new AgreementRequiredError({ code: 403, message, agreement: true })
    }).pipe(Effect.provideService(Database, database))
    return (handler) => Effect.andThen(check, handler)
  }),
)
