import { parseHex, channelsToHex } from '../theme/oklch.ts'

/** A token file of the Design Tokens Format Module 2025.10: nested groups of tokens. */
export interface TokenGroup {
  readonly [name: string]: TokenGroup | DesignToken | string | undefined
}

/** A design token: a value with its type. */
export interface DesignToken {
  readonly $type:
    | 'color'
    | 'cubicBezier'
    | 'dimension'
    | 'duration'
    | 'fontFamily'
    | 'fontWeight'
    | 'number'
    | 'shadow'
    | 'typography'
  readonly $value: unknown
  readonly $description?: string
  readonly $extensions?: Readonly<Record<string, unknown>>
}

/** Scope of a variable in Figma: the properties that it is offered for. */
export type FigmaVariableScope =
  | 'ALL_FILLS'
  | 'CORNER_RADIUS'
  | 'EFFECT_COLOR'
  | 'FONT_SIZE'
  | 'FONT_STYLE'
  | 'FONT_FAMILY'
  | 'FRAME_FILL'
  | 'GAP'
  | 'LINE_HEIGHT'
  | 'SHAPE_FILL'
  | 'STROKE_COLOR'
  | 'STROKE_FLOAT'
  | 'TEXT_FILL'
  | 'WIDTH_HEIGHT'

/** Creates a token. */
export const createDesignToken = (
  $type: DesignToken['$type'],
  $value: unknown,
  {
    description,
    scopes,
  }: { description?: string | undefined; scopes?: readonly FigmaVariableScope[] } = {},
): DesignToken => ({
  $type,
  $value,
  ...(description && { $description: description }),
  ...(scopes && { $extensions: { 'com.figma.scopes': scopes } }),
})

/** True for a token, false for a group. */
export const isDesignToken = (entry: TokenGroup | DesignToken): entry is DesignToken =>
  '$value' in entry

/** Builds tokens that refer to those of a group at a path, which ends with a dot. */
export const createAliasTokens = (group: TokenGroup, path: string): TokenGroup =>
  Object.fromEntries(
    Object.entries(group).map(([name, entry]) => [
      name,
      typeof entry !== 'object'
        ? entry
        : isDesignToken(entry)
          ? { ...entry, $value: `{${path}${name}}` }
          : createAliasTokens(entry, `${path}${name}.`),
    ]),
  )

/** Rounds to four digits. */
export const roundTokenValue = (value: number) => Number(value.toFixed(4))

/** Maps values by name to tokens or groups. */
export const mapDesignTokens = <T>(
  values: Readonly<Record<string, T>>,
  to: (value: T, name: string) => TokenGroup | DesignToken,
) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value, name)]))

/** Nests tokens by the dots in their paths. */
export function nestTokens(values: Readonly<Record<string, DesignToken>>): TokenGroup {
  const tree: Record<string, unknown> = {}
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let branch = tree
    for (const name of names) branch = (branch[name] ??= {}) as Record<string, unknown>
    branch[last] = value
  }
  return tree as TokenGroup
}

/** Converts `#rrggbb` or `rgb(r g b / a)` to the value of a colour token. */
export function createColourTokenValue(colour: string) {
  const [r = 0, g = 0, b = 0, alpha = 1] = colour.startsWith('#')
    ? parseHex(colour)
    : (colour.match(/[\d.]+/g) ?? []).map(Number)
  return {
    colorSpace: 'srgb',
    components: [r, g, b].map((part) => roundTokenValue(part / 255)),
    alpha,
    hex: channelsToHex([r, g, b]),
  }
}
