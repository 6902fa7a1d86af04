import type { PictureFrame } from '../picture.ts'
import { formatTokenAsComputedValue, currentTokenFiles, parseTokenValues } from './tokenChanges.ts'

/** Which tokens a property takes its value from. */
const sources: readonly (readonly [property: RegExp, token: RegExp])[] = [
  [/^(padding|margin|row-gap|column-gap)/, /^space\./],
  [/radius$/, /^radius\./],
  [/^font-size$/, /^size\./],
  [/^font-weight$/, /^weight\./],
  [/color$|^fill$|^stroke$/, /^(?!ramp|data)/],
]

const files = new Map<string, ReadonlyMap<string, string>>()

/** Returns the computed values of a token file by name. */
function valuesIn(file: string): ReadonlyMap<string, string> {
  const known = files.get(file)
  if (known) return known
  const own = [...parseTokenValues(currentTokenFiles.get(file))]
  const values = new Map(own.map(([name, value]) => [name, formatTokenAsComputedValue(value)]))
  files.set(file, values)
  return values
}

/** Most tokens of equal value that are named. */
const maxNames = 2

/** Returns the tokens that have the value of a property in a look: `space.8`, `text.muted or text.body`; undefined if none has. */
export function findTokenNames(
  property: string,
  value: string,
  { theme: { brand, mode }, contrast }: PictureFrame['look'],
): string | undefined {
  const [, wanted] = sources.find(([pattern]) => pattern.test(property)) ?? []
  if (!wanted) return undefined
  const names = [
    'size.rem.tokens.json',
    `${brand}.tokens.json`,
    `${brand}.${mode}${contrast === 'more' ? '-more-contrast' : ''}.tokens.json`,
  ].flatMap((file) =>
    [...valuesIn(file)].flatMap(([name, own]) => (own === value && wanted.test(name) ? name : [])),
  )
  return names.length > 0 ? names.slice(0, maxNames).join(' or ') : undefined
}
