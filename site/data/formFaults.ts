import type { Schema } from 'effect'
import { decodeForm } from './newsletter.ts'

/** Message id of what is wrong by field, found by the schema of the call that a form ends up in. */
export function faultsBy(
  schema: Schema.Codec<unknown, unknown>,
  typed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const decoded = decodeForm(schema, typed)
  return decoded.ok ? {} : decoded.errors
}
