import { Clock, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import {
  type AgreementPost,
  type DocumentInForce,
  isLater,
  type OwnAgreement,
} from '#data/agreements.ts'
import { AgreementNeeded } from '#data/httpErrors.ts'
import type { Locale } from '#data/locales.ts'
import { Agreed, CurrentSession } from '#data/signedIn.ts'
import { asCaller, Caller, type CallerOptions, limited, wrongField } from './caller.ts'
import { Database } from './database/database.ts'
import { isoTime, type Session } from './sessions.ts'

/** The documents accounts agree to, as they are published at a moment. */
export type DocumentsInForce = (now: number) => readonly DocumentInForce[]

interface Agreeing {
  readonly document: string
  readonly version: string
}

/**
 * Which versions of the legal documents accounts agreed to. The tick of a sign-in is no agreement to a changed version:
 * nobody is told there that anything has changed.
 */
export function makeAgreements(documents: DocumentsInForce) {
  const inForce = Effect.map(Clock.currentTimeMillis, documents)

  /** Every document in force, with the latest version the account agreed to. */
  const list = Effect.fnUntraced(function* (account: string) {
    const sql = yield* SqlClient.SqlClient
    const rows = yield* sql<Agreeing & { at: string }>`
      SELECT document, version, ${isoTime(sql, 'agreed_at')} AS at
      FROM agreement WHERE account_id = ${account}::bigint`
    return (yield* inForce).map((one): OwnAgreement => {
      const [agreed] = rows
        .filter(({ document }) => document === one.document)
        .toSorted((a, b) => (isLater(a.version, b.version) ? -1 : 1))
        .map(({ version, at }) => ({ version, at }))
      const due = agreed === undefined || isLater(one.version, agreed.version)
      return { ...one, agreed: agreed ?? null, due }
    })
  })

  /** Keeps that an account agreed to these versions, and in which language. */
  const keep = Effect.fnUntraced(function* (
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

  /** Takes an agreement to everything that is due; what changed again since it was shown is shown anew. */
  const agree = Effect.fnUntraced(function* ({ account }: Session, { versions }: AgreementPost) {
    const database = yield* Database
    yield* limited('accounts')
    const due = (yield* database.use(list(account))).filter((one) => one.due)
    if (due.some(({ document, version }) => versions[document] !== version))
      yield* wrongField('agreement', 'personal-center.agreement.again')
    const { locale } = yield* Caller
    yield* database.use(keep(account, due, locale))
  })

  return { inForce, list, keep, agree }
}
export type Agreements = ReturnType<typeof makeAgreements>

/** Lets those go on who owe no agreement. */
export const AgreedLive = (
  options: CallerOptions & { readonly accounts: { readonly agreements: Agreements } },
) =>
  Layer.sync(Agreed, () => {
    const { database, accounts } = options
    const asked = asCaller(options)
    const check = Effect.gen(function* () {
      const { account } = yield* CurrentSession
      const own = yield* database.use(accounts.agreements.list(account))
      if (!own.some(({ due }) => due)) return
      const { text } = yield* Caller
      const message = text('account.agreement.needed')
      yield* new AgreementNeeded({ code: 403, message, agreement: true })
    })
    return Agreed.of((call) => Effect.andThen(asked(check), call))
  })
