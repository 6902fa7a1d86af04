import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ColourScheme } from '../theme/defineTheme.ts'
import { colourRampNames } from '../theme/ramps.ts'
import { readColourRoleDescriptions } from '../theme/roleDescriptions.ts'
import { type ColourRole, colourRoleNames } from '../theme/roles.ts'
import { floatingShadow } from '../tokens/elevation.ts'
import { describeTokens } from './tokenDescriptions.ts'
import {
  createColourTokenValue,
  mapDesignTokens,
  nestTokens,
  type FigmaVariableScope,
  createDesignToken,
  type TokenGroup,
} from './tokenFile.ts'

/** Descriptions of all roles, from the contract. */
export const colourRoleDescriptions = readColourRoleDescriptions(
  readFileSync(join(import.meta.dirname, '../theme/contract.css.ts'), 'utf8'),
)

/** Returns the Figma scopes of a role. */
function scopesOf(role: ColourRole): readonly FigmaVariableScope[] {
  if (/^shadow\.|halo$|scrim/i.test(role)) return ['EFFECT_COLOR', 'ALL_FILLS']
  if (/^(text|selection\.text)|\.(text\w*|on[A-Z]\w*)$/.test(role))
    return ['TEXT_FILL', 'SHAPE_FILL']
  if (/^(border|focus)\.|(\.border|Edge)$/.test(role)) return ['STROKE_COLOR']
  if (/^(chart|accent)\./.test(role)) return ['SHAPE_FILL', 'STROKE_COLOR']
  return ['FRAME_FILL', 'SHAPE_FILL']
}

const roleTokens = (valueOf: (role: ColourRole) => unknown): TokenGroup =>
  nestTokens(
    Object.fromEntries(
      colourRoleNames.map((role) => [
        role,
        createDesignToken('color', valueOf(role), {
          description: colourRoleDescriptions.get(role),
          scopes: scopesOf(role),
        }),
      ]),
    ),
  )

const pixels = (value: number) => ({ value, unit: 'px' })

/** Tokens of the only shadow. */
const elevation = {
  floating: describeTokens(
    createDesignToken(
      'shadow',
      floatingShadow.map(({ color, y, blur, spread }) => ({
        color: `{role.${color}}`,
        offsetX: pixels(0),
        offsetY: pixels(y),
        blur: pixels(blur),
        spread: pixels(spread),
      })),
    ),
    'floatingShadow',
  ),
}

const numbered = (values: readonly string[], valueOf: (colour: string, step: number) => unknown) =>
  Object.fromEntries(
    values.map((colour, index) => [
      String(index + 1),
      createDesignToken('color', valueOf(colour, index + 1)),
    ]),
  )

/**
 * Builds the colours of one scheme: ramps, roles as aliases of ramp steps, and scales for charts.
 *
 * @param path path of the group that holds them, with a dot at its end
 */
export const createSchemeColourTokens = (
  { ramps, colours, steps, data }: ColourScheme,
  path = '',
): TokenGroup => ({
  ramp: mapDesignTokens(
    Object.fromEntries(colourRampNames.map((name) => [name, ramps[name]])),
    (ramp) => numbered(ramp, createColourTokenValue),
  ),
  role: roleTokens((role) =>
    steps[role] ? `{${path}ramp.${steps[role]}}` : createColourTokenValue(colours[role]),
  ),
  data: describeTokens(
    mapDesignTokens({ ...data }, (scale) => numbered(scale, createColourTokenValue)),
    'dataVars',
  ),
})

/** Builds a file of one scheme of one theme, with all that it refers to: a mode of variables in design tools. */
export const createColourSchemeTokenFile = (scheme: ColourScheme): TokenGroup => ({
  ...createSchemeColourTokens(scheme),
  elevation,
})

/** Builds a file that selects one of the schemes of whichever theme is loaded. */
export const createColourModeTokenFile = ({ data }: ColourScheme, name: string): TokenGroup => ({
  role: roleTokens((role) => `{scheme.${name}.role.${role}}`),
  data: describeTokens(
    mapDesignTokens({ ...data }, (scale, group) =>
      numbered(scale, (_, step) => `{scheme.${name}.data.${group}.${step}}`),
    ),
    'dataVars',
  ),
  elevation,
})
