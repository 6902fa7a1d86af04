import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDesignToken, type DesignToken, type TokenGroup } from './tokenFile.ts'

const line =
  /^\s*(?:\/\*\* (?<comment>.*?) \*\/|export const (?<group>\w+) = (?<open>\{)?|(?<name>\w+): )/

/** Sizes of the default theme at the start of a comment: `20 to 64: `. */
const defaultSizes = /^\d+(?: to \d+)?: /

/**
 * Reads the descriptions of constants from the comments of a source, by path, e.g. `space.gutter`, and of each group by its name.
 * Sizes at the start are left out, because other themes have others.
 */
function readTokenDescriptions(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let group = ''
  let comment = ''
  for (const text of source.split('\n')) {
    const part = line.exec(text)?.groups ?? {}
    if (part['comment']) comment = part['comment'].replace(defaultSizes, '')
    else {
      if (part['group']) group = part['group']
      const path = part['group'] ?? `${group}.${part['name']}`
      if (comment && (part['group'] ?? part['name'])) found.set(path, capitalize(comment))
      comment = ''
    }
  }
  return found
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const sources = [
  'tokens/defaults.ts',
  'tokens/elevation.ts',
  'tokens/typography.ts',
  'theme/data/dataColours.css.ts',
]
const descriptions = new Map(
  sources.flatMap((path) => [
    ...readTokenDescriptions(readFileSync(join(import.meta.dirname, '..', path), 'utf8')),
  ]),
)

/** Describes a token, or each token of a group, by its comment at a path in the constants, else by that of the path above. */
export function describeTokens<Entry extends TokenGroup | DesignToken>(
  entry: Entry,
  path: string,
  above = '',
): Entry {
  const description = descriptions.get(path) ?? above
  if (isDesignToken(entry)) return { ...entry, $description: description }
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      typeof value === 'object' ? describeTokens(value, `${path}.${name}`, description) : value,
    ]),
  ) as Entry
}
