import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHex, written } from '../theme/oklch.ts'
import type { DefinedTheme, Scheme } from '../theme/defineTheme.ts'
import { contrasts, modes, rampNames } from '../theme/ramps.ts'
import { readRoleDescriptions } from '../theme/roleDescriptions.ts'
import { roleNames } from '../theme/roles.ts'
import { floatingShadow } from '../tokens/elevation.ts'
import { parseFluidSize } from '../tokens/fluidSize.ts'
import * as scale from '../tokens/scale.ts'
import { headings, numerals, type TypeStyle } from '../tokens/typography.ts'
import type { Token, TokenGroup } from './validateTokens.ts'

const round = (value: number) => Number(value.toFixed(4))
const rem = (value: number) => ({ value: round(value), unit: 'rem' })
const px = (value: number) => ({ value, unit: 'px' })
const token = ($type: Token['$type'], $value: unknown, $description?: string): Token => ({
  $type,
  $value,
  ...($description && { $description }),
})

const descriptions = readRoleDescriptions(
  readFileSync(join(import.meta.dirname, '../theme/contract.css.ts'), 'utf8'),
)

const mapTokens = <T>(
  values: Readonly<Record<string, T>>,
  to: (value: T, name: string) => TokenGroup | Token,
) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value, name)]))

/** Converts `#rrggbb` or `rgb(r g b / a)` to a colour token. */
function colourToken(value: string, description?: string): Token {
  const [r = 0, g = 0, b = 0, alpha = 1] = value.startsWith('#')
    ? parseHex(value)
    : (value.match(/[\d.]+/g) ?? []).map(Number)
  const color = {
    colorSpace: 'srgb',
    components: [r, g, b].map((part) => round(part / 255)),
    alpha,
    hex: written([r, g, b]),
  }
  return token('color', color, description)
}

/** Nests tokens by the dots in their paths. */
function nest(values: Readonly<Record<string, Token>>): TokenGroup {
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

/** Builds the tokens of one scheme: ramps, roles as aliases of ramp steps, scales for charts, and the shadow. */
const schemeTokens = ({ ramps, colours, steps, data }: Scheme): TokenGroup => ({
  ramp: Object.fromEntries(
    rampNames.map((name) => [
      name,
      Object.fromEntries(
        ramps[name].map((value, index) => [String(index + 1), colourToken(value)]),
      ),
    ]),
  ),
  role: nest(
    Object.fromEntries(
      roleNames.map((role) => {
        const step = steps[role]
        const description = descriptions.get(role)
        return [
          role,
          step
            ? token('color', `{ramp.${step}}`, description)
            : colourToken(colours[role], description),
        ]
      }),
    ),
  ),
  data: mapTokens({ ...data }, (scale) =>
    Object.fromEntries(scale.map((value, index) => [String(index + 1), colourToken(value)])),
  ),
  elevation: {
    floating: token(
      'shadow',
      floatingShadow.map(({ color, y, blur, spread }) => ({
        color: `{role.${color}}`,
        offsetX: px(0),
        offsetY: px(y),
        blur: px(blur),
        spread: px(spread),
      })),
    ),
  },
})

const sizeToken = (size: string): TokenGroup | Token => {
  const { small, large } = parseFluidSize(size)
  const at = (value: number) => token('dimension', rem(value))
  return small === large ? at(small) : { small: at(small), large: at(large) }
}

const describe = (tokens: TokenGroup | Token, role: string): TokenGroup | Token => ({
  ...tokens,
  $description: descriptions.get(role) ?? '',
})

function typography(style: TypeStyle, weight: string): TokenGroup {
  const { small, large } = parseFluidSize(scale.fontSize[style.size])
  const at = (size: number) =>
    token('typography', {
      fontFamily: '{font.display}',
      fontSize: rem(size),
      fontWeight: Number(weight),
      letterSpacing: rem(Number.parseFloat(style.tracking) * size),
      lineHeight: Number(style.leading),
    })
  return { small: at(small), large: at(large) }
}

/** Builds the tokens that are independent of mode and contrast; `small` and `large` are the values at 360 and 1440 px. */
const themeTokens = ({ radius, type }: DefinedTheme): TokenGroup => {
  const { shape: _, ...corners } = radius
  return {
    font: {
      display: token('fontFamily', [type.display.name, 'sans-serif']),
      text: token('fontFamily', [type.text.name, 'sans-serif']),
    },
    weight: {
      ...mapTokens(scale.fontWeight, (value) => token('fontWeight', Number(value))),
      heading: token('fontWeight', Number(type.headingWeight)),
    },
    size: mapTokens(scale.fontSize, sizeToken),
    leading: mapTokens(scale.lineHeight, (value) => token('number', Number(value))),
    type: {
      ...mapTokens(headings, (style) => typography(style, type.headingWeight)),
      ...mapTokens(numerals, (style) => typography(style, scale.fontWeight.numeral)),
    },
    space: mapTokens(scale.space, sizeToken),
    radius: mapTokens(corners, (size, name) => describe(sizeToken(size), `radius.${name}`)),
    target: token('dimension', rem(Number.parseFloat(scale.target))),
    breakpoint: mapTokens(scale.breakpoint, (value) => token('dimension', px(value))),
    duration: mapTokens(scale.duration, (value) =>
      token('duration', { value: Number.parseFloat(value) * 1000, unit: 'ms' }),
    ),
    easing: token('cubicBezier', (scale.easing.match(/[\d.]+/g) ?? []).map(Number)),
    layer: mapTokens(scale.layer, (value) => token('number', Number(value))),
  }
}

const schemeName = (mode: string, contrast: string) =>
  contrast === 'more' ? `${mode}-more-contrast` : mode

/** Builds all files of a theme by name: token files and the resolver that combines them. */
export function buildTokenFiles(theme: DefinedTheme): ReadonlyMap<string, TokenGroup> {
  const { name, schemes } = theme
  const each = modes.flatMap((mode) =>
    contrasts.map((contrast) => ({
      context: schemeName(mode, contrast),
      tokens: schemeTokens(schemes[mode][contrast]),
    })),
  )
  const resolver = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name,
    version: '2025.10',
    sets: { foundation: { sources: [{ $ref: `${name}.tokens.json` }] } },
    modifiers: {
      scheme: {
        description: 'Light or dark ground, and the contrast the visitor asks for.',
        contexts: Object.fromEntries(
          each.map(({ context }) => [context, [{ $ref: `${name}.${context}.tokens.json` }]]),
        ),
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/foundation' }, { $ref: '#/modifiers/scheme' }],
  }
  return new Map([
    [`${name}.tokens.json`, themeTokens(theme)],
    ...each.map(({ context, tokens }) => [`${name}.${context}.tokens.json`, tokens] as const),
    [`${name}.resolver.json`, resolver as unknown as TokenGroup],
  ])
}
