/** A token file of the Design Tokens Format Module 2025.10: nested groups of tokens. */
export interface TokenGroup {
  readonly [name: string]: TokenGroup | Token | string | undefined
}

/** A design token: a value with its type. */
export interface Token {
  readonly $type: keyof typeof rules
  readonly $value: unknown
  readonly $description?: string
}

type Rule = (value: unknown) => boolean

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber: Rule = (value) => typeof value === 'number' && Number.isFinite(value)
const isBetween = (minimum: number, maximum: number): Rule => {
  return (value) => typeof value === 'number' && value >= minimum && value <= maximum
}
/** Accepts an object with exactly these members; a `?` suffix marks optional ones. */
const object = (members: Readonly<Record<string, Rule>>): Rule => {
  const names = Object.keys(members).map((name) => name.replace('?', ''))
  return (value) =>
    isObject(value) &&
    Object.keys(value).every((name) => names.includes(name)) &&
    Object.entries(members).every(([name, rule]) =>
      name.endsWith('?')
        ? value[name.slice(0, -1)] === undefined || rule(value[name.slice(0, -1)])
        : rule(value[name]),
    )
}
const list = (rule: Rule, length?: number): Rule => {
  return (value) =>
    Array.isArray(value) &&
    value.length === (length ?? value.length) &&
    value.length > 0 &&
    value.every(rule)
}
const nonEmptyString: Rule = (value) => typeof value === 'string' && value !== ''
const measurement = (units: readonly string[]): Rule =>
  object({ value: isNumber, unit: (unit) => units.includes(String(unit)) })

const color = object({
  colorSpace: (value) => value === 'srgb',
  components: list(isBetween(0, 1), 3),
  'alpha?': isBetween(0, 1),
  'hex?': (value) => /^#[\da-f]{6}$/.test(String(value)),
})
const dimension = measurement(['px', 'rem'])
const fontFamily: Rule = (value) => nonEmptyString(value) || list(nonEmptyString)(value)
const fontWeight = isBetween(1, 1000)

/** Validators for the value of each token type, after aliases are resolved. */
export const rules = {
  color,
  dimension,
  fontFamily,
  fontWeight,
  number: isNumber,
  duration: measurement(['ms', 's']),
  cubicBezier: (value) =>
    list(isNumber, 4)(value) && [0, 2].every((at) => isBetween(0, 1)((value as number[])[at])),
  shadow: list(
    object({ color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension }),
  ),
  typography: object({
    fontFamily,
    fontSize: dimension,
    fontWeight,
    letterSpacing: dimension,
    lineHeight: isNumber,
  }),
} as const satisfies Record<string, Rule>

/** Returns the violations of the format in a file; an empty list for a valid file. */
export function validateTokens(file: TokenGroup): readonly string[] {
  const tokens = new Map<string, Token>()
  const errors: string[] = []
  const walk = (group: TokenGroup, path: readonly string[]): void => {
    for (const [name, value] of Object.entries(group)) {
      const here = [...path, name]
      if (name.startsWith('$')) continue
      if (/[{}.]/.test(name)) errors.push(`${here.join('.')}: a name must not contain {, } or .`)
      if (!isObject(value)) errors.push(`${here.join('.')}: neither a group nor a token`)
      else if ('$value' in value) tokens.set(here.join('.'), value as unknown as Token)
      else walk(value, here)
    }
  }
  walk(file, [])
  const resolve = (value: unknown, from: readonly string[]): unknown => {
    const target = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined
    if (target === undefined) {
      if (Array.isArray(value)) return value.map((item) => resolve(item, from))
      if (!isObject(value)) return value
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, resolve(part, from)]),
      )
    }
    const token = tokens.get(target)
    if (!token || from.includes(target)) {
      errors.push(
        `${from.join(' > ')}: {${target}} is ${token ? 'a circular alias' : 'an unknown alias'}`,
      )
      return undefined
    }
    return resolve(token.$value, [...from, target])
  }
  for (const [name, { $type, $value }] of tokens) {
    const rule = rules[$type] as Rule | undefined
    const value = resolve($value, [name])
    if (!rule) errors.push(`${name}: unknown type "${$type}"`)
    else if (!rule(value)) errors.push(`${name}: ${JSON.stringify(value)} is not a valid ${$type}`)
  }
  return errors
}
