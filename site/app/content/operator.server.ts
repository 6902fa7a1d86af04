import type { LoaderFunctionArgs } from 'react-router'
import { operator } from '#generated/operator.ts'
import type { ShareSource } from '#sections/Shareholders/Shareholders.schema.ts'
import { inLanguage, placeOf } from './records.server.ts'

/** Returns a statement of the operator, or its label as placeholder. */
export function operatorStatement(
  args: LoaderFunctionArgs,
  { record }: { record: string },
): ShareSource {
  const entry = operator[record]
  const { label = '', value = null } = entry ? inLanguage(entry, placeOf(args).locale) : {}
  return typeof value === 'string'
    ? { filled: true, words: value }
    : { filled: false, words: label }
}
