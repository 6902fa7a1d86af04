import type { DefinedTheme } from '../theme/defineTheme.ts'
import { contrastLevels, type ColourMode, colourModes } from '../theme/ramps.ts'
import {
  colourRoleDescriptions,
  createColourModeTokenFile,
  createSchemeColourTokens,
  createColourSchemeTokenFile,
} from './colourTokens.ts'
import {
  createSizeTokens,
  createSizeToken,
  createThemeSizeTokens,
  sizeUnits,
} from './sizeTokens.ts'
import { mapDesignTokens, createDesignToken, type TokenGroup } from './tokenFile.ts'

const schemeNames = colourModes.flatMap((mode) =>
  contrastLevels.map((contrast) => ({
    mode,
    contrast,
    name: contrast === 'more' ? (`${mode}-more-contrast` as const) : mode,
  })),
)

/** Builds the tokens of a theme that do not depend on the mode, and its colours in every mode. */
function themeFile({ name: theme, radius, type, schemes, sizes }: DefinedTheme): TokenGroup {
  const { shape: _, ...corners } = radius
  return {
    font: mapDesignTokens({ display: type.display, text: type.text }, ({ name }) =>
      createDesignToken('fontFamily', [name, 'sans-serif'], { scopes: ['FONT_FAMILY'] }),
    ),
    weight: {
      heading: createDesignToken('fontWeight', Number(type.headingWeight), {
        scopes: ['FONT_STYLE'],
      }),
    },
    radius: mapDesignTokens(corners, (size, name) => ({
      ...createSizeToken(size, 'px', ['CORNER_RADIUS']),
      $description: colourRoleDescriptions.get(`radius.${name}`) ?? '',
    })),
    ...(sizes && createThemeSizeTokens(theme, sizes)),
    scheme: Object.fromEntries(
      schemeNames.map(({ mode, contrast, name }) => [
        name,
        createSchemeColourTokens(schemes[mode][contrast], `scheme.${name}.`),
      ]),
    ),
  }
}

const fileOf = (name: string) => `${name}.tokens.json`
const contextsOf = (names: readonly string[], nameOf = (name: string) => name) =>
  Object.fromEntries(names.map((name) => [name, [{ $ref: fileOf(nameOf(name)) }]]))

/** Builds the document that combines the files: a theme, a mode and a unit select the value of each token. */
const resolver = (themes: readonly string[]) => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'design-system',
  version: '2025.10',
  modifiers: {
    unit: {
      description: 'Unit of sizes: rem for browsers, px for design tools.',
      contexts: contextsOf(sizeUnits, (unit) => `size.${unit}`),
      default: 'rem',
    },
    theme: {
      description: 'Brand: colours, typefaces, corners, and sizes where it sets its own.',
      contexts: contextsOf(themes),
      default: themes[0],
    },
    mode: {
      description: 'Light or dark, and the contrast the visitor asks for.',
      contexts: contextsOf(schemeNames.map(({ name }) => name)),
      default: 'light' satisfies ColourMode,
    },
  },
  resolutionOrder: ['unit', 'theme', 'mode'].map((name) => ({ $ref: `#/modifiers/${name}` })),
})

/** Builds all files by name: the resolver with its token files, and a file per theme and mode for tools without resolvers. */
export function buildTokenFiles(
  themes: readonly [DefinedTheme, ...DefinedTheme[]],
): ReadonlyMap<string, object> {
  const [{ schemes: anySchemes }] = themes
  return new Map<string, object>([
    ['design-system.resolver.json', resolver(themes.map(({ name }) => name))],
    ...sizeUnits.map((unit) => [fileOf(`size.${unit}`), createSizeTokens(unit, themes)] as const),
    ...themes.map((theme) => [fileOf(theme.name), themeFile(theme)] as const),
    ...schemeNames.map(
      ({ mode, contrast, name }) =>
        [fileOf(name), createColourModeTokenFile(anySchemes[mode][contrast], name)] as const,
    ),
    ...themes.flatMap(({ name: theme, schemes }) =>
      schemeNames.map(
        ({ mode, contrast, name }) =>
          [
            fileOf(`${theme}.${name}`),
            createColourSchemeTokenFile(schemes[mode][contrast]),
          ] as const,
      ),
    ),
  ])
}
