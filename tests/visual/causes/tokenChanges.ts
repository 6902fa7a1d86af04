import { serializedTokenFiles } from '#design-system/dtcg/write.ts'
import { themes } from '#design-system/themes/themes.ts'

/** Files that set the values of tokens. */
export const tokenSourcePattern = /^design-system\/(tokens|theme|themes)\//

/** Texts of token files by name. */
export type TokenFileTexts = ReadonlyMap<string, string>

/** The token files of the working tree. */
export const currentTokenFiles: TokenFileTexts = serializedTokenFiles

/** Names of the files that hold all values, each with what its values hold for: empty, a theme, or a theme and mode. */
export const comparedTokenFileScopes: ReadonlyMap<string, string> = new Map(
  [...serializedTokenFiles.keys()].flatMap((name): [string, string][] => {
    const [scope = '', mode] = name.replace(/\.tokens\.json$/, '').split('.')
    if (name === 'size.rem.tokens.json') return [[name, '']]
    if (!themes.some((theme) => theme.name === scope)) return []
    return [[name, mode === undefined ? scope : `${scope} ${mode}`]]
  }),
)

/** Path of a size that a theme sets, in the file of sizes. */
const themeSize = /^themeSizes\.([^.]+)\.(.+)$/

/** Number of tokens that a cause names. */
const maxNames = 4

/** A token with another value. */
export interface TokenChange {
  /** `space.16`, or where only some themes or modes differ `text.muted (fern dark)`. */
  readonly name: string
  /** Where its value differs: empty for everywhere, a theme, or a theme and mode. */
  readonly scopes: readonly string[]
  /** Values as browsers compute them. */
  readonly values: readonly { readonly before: string; readonly after: string }[]
}

/** Lists tokens with another value, new and removed ones, roles before the ramps that they come from. */
export function listChangedTokens(
  before: TokenFileTexts,
  now: TokenFileTexts,
): readonly TokenChange[] {
  const tokens = new Map<
    string,
    { readonly all: string[]; readonly changed: string[]; values: TokenChange['values'] }
  >()
  for (const [file, scope] of comparedTokenFileScopes) {
    const [was, is] = [parseTokenValues(before.get(file)), parseTokenValues(now.get(file))]
    for (const path of new Set([...was.keys(), ...is.keys()])) {
      const [, theme = scope, token = path] = themeSize.exec(path) ?? []
      const own = tokens.get(token) ?? { all: [], changed: [], values: [] }
      tokens.set(token, own)
      own.all.push(theme)
      const [old, fresh] = [was.get(path), is.get(path)]
      if (JSON.stringify(old) === JSON.stringify(fresh)) continue
      own.changed.push(theme)
      own.values = [
        ...own.values,
        { before: formatTokenAsComputedValue(old), after: formatTokenAsComputedValue(fresh) },
      ]
    }
  }
  const named = [...tokens].flatMap(([token, { all, changed, values }]): readonly TokenChange[] => {
    if (changed.length === 0) return []
    // The empty scope is that of themes without a size of their own, whose number is not of interest.
    if (changed.length === all.length || changed.includes(''))
      return [{ name: token, scopes: [''], values }]
    const scopes = withoutModes(changed, all)
    return [{ name: `${token} (${scopes.join(', ')})`, scopes, values }]
  })
  return named.toSorted((a, b) => Number(isRamp(a.name)) - Number(isRamp(b.name)))
}

/** Replaces all modes of a theme by the theme. */
const withoutModes = (changed: readonly string[], all: readonly string[]): readonly string[] => [
  ...new Set(
    changed.map((scope) => {
      const [theme = ''] = scope.split(' ')
      const own = all.filter((other) => other.startsWith(`${theme} `))
      return own.length > 1 && own.every((other) => changed.includes(other)) ? theme : scope
    }),
  ),
]

/** Formats the name of a cause: the first tokens and the number of the others. */
export const formatTokenNames = (tokens: readonly string[]): string =>
  [
    tokens.length === 1 ? 'token' : 'tokens',
    tokens.slice(0, maxNames).join(', '),
    ...(tokens.length > maxNames ? [`and ${tokens.length - maxNames} more`] : []),
  ].join(' ')

const isRamp = (token: string) => /^(ramp|data)\./.test(token)

/** Returns the value of each token of a file. */
export function parseTokenValues(text: string | undefined): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>()
  const collect = (group: object, path: readonly string[]) => {
    if ('$value' in group) {
      // A theme's file refers to its sizes, which the file of sizes holds.
      if (String(group.$value).startsWith('{themeSizes.')) return
      values.set(path.join('.'), group.$value)
      return
    }
    for (const [name, child] of Object.entries(group))
      // A theme's file has its colours per mode besides, which the other files resolve.
      if (typeof child === 'object' && child !== null && !/^(\$|scheme$)/.test(name))
        collect(child as object, name === 'role' ? path : [...path, name])
  }
  collect(JSON.parse(text ?? '{}') as object, [])
  return values
}

const pixelsPerRem = 16

/** Returns the value of a token as a browser computes it, colours as `rgb` and lengths in `px`; others as JSON. */
export function formatTokenAsComputedValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if ('unit' in value && 'value' in value) {
    const { unit, value: length } = value as { unit: string; value: number }
    return unit === 'rem' ? `${length * pixelsPerRem}px` : `${length}${unit}`
  }
  if (!('hex' in value)) return JSON.stringify(value)
  const { hex, alpha = 1 } = value as { hex: string; alpha?: number }
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  const [notation, parts] = alpha === 1 ? ['rgb', channels] : ['rgba', [...channels, alpha]]
  return `${notation}(${parts.join(', ')})`
}
