import type { LoaderFunctionArgs } from 'react-router'
import type { Locale } from '#data/locale/locales.ts'
import { operatorEntries } from '#generated/operator.ts'
import { resolveRecordLanguage, readRequestLocation } from './records.server.ts'

/** Returns a value of the operator in a locale; undefined until it is filled in. */
export function getOperatorEntryValue(name: string, locale: Locale): string | undefined {
  const entry = operatorEntries[name]
  const { value = null } = entry ? resolveRecordLanguage(entry, locale) : {}
  return typeof value === 'string' ? value : undefined
}

/** Returns a statement of the operator; undefined until it is filled in. */
export const loadOperatorStatement = (
  args: LoaderFunctionArgs,
  { record }: { record: string },
): string | undefined => getOperatorEntryValue(record, readRequestLocation(args).locale)
