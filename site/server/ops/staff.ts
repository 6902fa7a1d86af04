import { Effect } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { normalizeUsername } from '#data/account/accountFields.ts'
import { removeUnseenCharacters } from '#data/forms/fieldRule.ts'
import { type RequestFormName, requestForms } from '#data/forms/requestForms.ts'
import { getCountryName } from '#data/locale/countries.ts'
import { isLocale } from '#data/locale/locales.ts'
import { partnerApiScopes } from '#data/partner-api/systems.ts'
import { getFormColumn, toSnakeCase } from '../forms/storedForm.ts'
import type { DatabaseContext } from '../database/database.ts'
import { formStorages } from '../forms/storedForms.ts'
import type { StaffAccessRefusedError } from './staffKeys.ts'
import { createUnsubscribeUrl } from '../newsletter/newsletter.ts'

/** A row of an export: the same columns in every row. */
export type StaffExportRow = Readonly<Record<string, string>>

/** A staff command; returns the rows to print. */
export type StaffExportEffect = Effect.Effect<
  readonly StaffExportRow[],
  SqlError.SqlError | StaffAccessRefusedError,
  DatabaseContext
>

/** Requests of one form since a day (`2026-01-31`, UTC), oldest first. */
export const listRequestsSince = Effect.fnUntraced(function* (
  form: RequestFormName,
  since: string,
) {
  const sql = yield* SqlClient.SqlClient
  const stored = formStorages[form]
  const fields = Object.keys(requestForms[form].schema.fields).map(
    (field) =>
      sql`coalesce(${sql(getFormColumn(stored, field))}::text, '') AS ${sql(toSnakeCase(field))}`,
  )
  const rows = yield* sql<StaffExportRow>`SELECT reference,
      to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS created_at,
      locale, ${sql.csv(fields)}
    FROM ${sql(stored.table)}
    WHERE created_at >= ${since}::date AT TIME ZONE 'UTC' ORDER BY id`
  return rows.map(withCountry)
})

/** Staff read English names, independent of the visitor's language. */
const withCountry = (row: StaffExportRow): StaffExportRow => {
  const { country } = row
  return country === undefined ? row : { ...row, country: getCountryName('en', country) }
}

/**
 * Data of visits since a day (`2026-01-31`, UTC), oldest first; there are only visits with consent to statistics. The
 * id of the tab is left out, because an export is about pages, not about people.
 */
export const listVisitsSince = Effect.fnUntraced(function* (since: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<StaffExportRow>`SELECT
      to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS began_at,
      to_char(seen_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS seen_at,
      CASE client WHEN 2 THEN 'mobile' ELSE 'desktop' END AS layout, browser, timezone, refer,
      landing_page, CASE WHEN jump_out THEN 'yes' ELSE 'no' END AS one_page_only,
      (SELECT coalesce(string_agg(page, ' ' ORDER BY n), '')
        FROM jsonb_array_elements_text(routes) WITH ORDINALITY AS r (page, n)) AS pages,
      (SELECT coalesce(string_agg(file, ' ' ORDER BY n), '')
        FROM jsonb_array_elements_text(resources) WITH ORDINALITY AS r (file, n)) AS files
    FROM visit WHERE seen_at >= ${since}::date AT TIME ZONE 'UTC' ORDER BY seen_at`
})

/** Newsletter subscribers, with the address that ends their subscription in one click. */
export const listNewsletterSubscribers = Effect.fnUntraced(function* (origin: string) {
  const sql = yield* SqlClient.SqlClient
  const rows =
    yield* sql<StaffExportRow>`SELECT id::text AS id, email, locale, coalesce(name, '') AS name,
      coalesce(country, '') AS country, coalesce(company, '') AS company,
      coalesce(user_type, '') AS user_type, consent_version,
      to_char(consent_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS consent_at,
      to_char(confirmed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS confirmed_at
    FROM subscription WHERE unsubscribed_at IS NULL ORDER BY subscription.id`
  return yield* Effect.forEach(rows, ({ id = '', ...row }) => {
    const locale = isLocale(row['locale']) ? row['locale'] : 'en'
    return Effect.map(createUnsubscribeUrl(origin, locale, id), (unsubscribe) => ({
      ...withCountry(row),
      unsubscribe,
    }))
  })
})

/** Formats rows as CSV (RFC 4180); cells that a program could interpret as a formula are escaped. */
export function toCsv(rows: readonly StaffExportRow[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const line = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`
  return [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))].map(line).join('')
}

// A cell that starts like a formula would be evaluated, in any spelling of the signs, also after invisible characters;
// some programs start cells after these characters, too.
const cellStart = /([;\t\r\n])/
const formula = /^[\s\p{C}"']*[=+\-@]/u

const cell = (text: string): string => {
  const plain = removeUnseenCharacters(text)
    .split(cellStart)
    .map((part) => (formula.test(part.normalize('NFKC')) ? `'${part}` : part))
    .join('')
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Enables or disables the Open API for an account; returns the account, none if it does not exist. */
export const setOpenApiAccess = Effect.fnUntraced(function* (name: string, active: boolean) {
  const sql = yield* SqlClient.SqlClient
  const scopes = active ? partnerApiScopes : []
  const rows = yield* sql<StaffExportRow>`UPDATE account SET open_api_scopes = ${scopes}::text[]
    WHERE email = ${name.toLowerCase()} OR username_key = ${normalizeUsername(name)}
    RETURNING username, email, array_to_string(open_api_scopes, ' ') AS scopes`
  if (!active)
    yield* sql`DELETE FROM credential WHERE account_id IN
      (SELECT id FROM account WHERE email = ${name.toLowerCase()} OR username_key = ${normalizeUsername(name)})`
  return rows
})
