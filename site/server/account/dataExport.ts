import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AccountEnquirySchema } from '#data/account/profile.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { readProfile } from './accounts.ts'
import { listAuditEvents } from '../ops/audit.ts'
import { listPasskeys } from './passkeys/passkeyStore.ts'
import { readPartnerApiAccess } from '../partner-api/partnerApi.ts'
import { formatTimeColumnAsIso, listSessions, type Session } from './sessions.ts'

/** Enquiries from the account's address, newest first. */
export const listOwnEnquiries = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<
    typeof AccountEnquirySchema.Type
  >`SELECT e.reference, ${formatTimeColumnAsIso(sql, 'e.created_at')} AS "createdAt",
      coalesce(e.product, '') AS product, e.message
    FROM enquiry e JOIN account a ON lower(e.email) = a.email
    WHERE a.id = ${account}::bigint ORDER BY e.id DESC LIMIT ${serverLimits.ownEnquiries}`
})

/** Checks the newsletter subscription of the account's address. */
export const isNewsletterSubscriber = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`SELECT 1 FROM subscription s JOIN account a ON s.email_key = a.email
    WHERE a.id = ${account}::bigint AND s.unsubscribed_at IS NULL`
  return rows.length > 0
})

/** Ends the newsletter for the account's address. */
export const endNewsletterSubscription = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`UPDATE subscription SET unsubscribed_at = now()
    WHERE email_key = (SELECT email FROM account WHERE id = ${account}::bigint)
      AND unsubscribed_at IS NULL`
})

/** All stored data of an account holder, in one transaction. */
export const exportAccountData = Effect.fnUntraced(function* (session: Session) {
  const sql = yield* SqlClient.SqlClient
  const { account } = session
  const subscription = sql`SELECT s.email, s.locale, s.name, s.country, s.company,
      s.user_type AS "userType", ${formatTimeColumnAsIso(sql, 's.consent_at')} AS "consentAt",
      c.text AS "consentText", ${formatTimeColumnAsIso(sql, 's.unsubscribed_at')} AS "unsubscribedAt"
    FROM subscription s JOIN account a ON s.email_key = a.email
    JOIN consent_text c ON c.version = s.consent_version WHERE a.id = ${account}::bigint`
  const enquiries = sql`SELECT e.reference, ${formatTimeColumnAsIso(sql, 'e.created_at')} AS "createdAt", e.locale,
      e.name, e.country, e.email, e.telephone, e.company, e.product, e.message
    FROM enquiry e JOIN account a ON lower(e.email) = a.email
    WHERE a.id = ${account}::bigint ORDER BY e.id`
  const applications = sql`SELECT p.reference, ${formatTimeColumnAsIso(sql, 'p.created_at')} AS "createdAt",
      p.locale, p.name, p.company, p.email, p.telephone, p.use_case AS "useCase", p.scale,
      p.username, p.message
    FROM open_api_application p JOIN account a ON lower(p.email) = a.email
    WHERE a.id = ${account}::bigint ORDER BY p.id`
  const agreements = sql`SELECT document, version, locale, ${formatTimeColumnAsIso(sql, 'agreed_at')} AS "agreedAt"
    FROM agreement WHERE account_id = ${account}::bigint ORDER BY agreed_at, document`
  return yield* sql.withTransaction(
    Effect.all({
      profile: readProfile(account),
      agreements,
      sessions: listSessions(session),
      passkeys: listPasskeys(account),
      enquiries,
      applications,
      newsletter: subscription,
      openApi: readPartnerApiAccess(account),
      record: listAuditEvents(account),
    }),
  )
})
