import { media } from '../../styles/media.ts'
import { languageTypeVars } from '../../tokens/typeVars.ts'
import { vars } from '../contract.css.ts'
import { dataVars } from '../data/dataColours.css.ts'
import type { DefinedTheme, SystemTypeface, Typeface } from '../defineTheme.ts'
import { type ContrastLevel, contrastLevels } from '../ramps.ts'
import { colourRoleNames } from '../roles.ts'
import { listSizeProperties } from '../sizes.ts'
import { dataSystemColours, getSystemColour } from '../systemColours.ts'

/** A theme with any typefaces. */
export type AnyTheme = DefinedTheme<Typeface | SystemTypeface>

/** Values of custom properties on the elements that match a selector. */
export interface ThemeCssRule {
  readonly selector: string
  /** Media condition. */
  readonly media?: string
  /** Values by name of the custom property, with its dashes. */
  readonly values: Readonly<Record<string, string>>
}

/** Returns the selectors of a theme: its root, the same at more contrast, and with the specificity that system colours need. */
const selectorsOf = (root: string) => {
  // Redeclared wherever the color scheme may change: lowered light-dark() resolves where it is declared.
  const within = (selector: string) => `${selector}, ${selector} [data-theme]`
  return {
    usual: within(root),
    requested: within(`${root}[data-contrast=more]`),
    // Matches any element, with the specificity of an attribute.
    forced: within(`${root}:not([_])`),
  }
}

/** Lists the custom properties of a theme for the document whose root matches a selector, in cascade order. */
export function listThemeRules(theme: AnyTheme, root: string): readonly ThemeCssRule[] {
  const { usual, requested, forced } = selectorsOf(root)
  const [standard, more] = contrastLevels.map((contrast) => lightDarkValues(theme, contrast))
  const radius = Object.entries(theme.radius).map(([name, value]) => [
    propertyOf(`radius.${name}`),
    value,
  ])
  const changed = Object.fromEntries(
    Object.entries(more ?? {}).filter(([property, value]) => value !== standard?.[property]),
  )
  return [
    { selector: usual, values: { ...standard, ...Object.fromEntries(radius) } },
    { selector: usual, media: media.moreContrast, values: changed },
    { selector: requested, values: changed },
    // Declared last and with higher specificity, so that system colours win.
    { selector: forced, media: media.forcedColors, values: systemRoles },
    { selector: root, values: { ...faceValues(theme), ...listSizeProperties(theme.sizes ?? {}) } },
  ]
}

/** Lists the custom properties of a theme's data colours, as `listThemeRules` does. */
export function listDataColourStyleRules(
  { schemes }: AnyTheme,
  root: string,
): readonly ThemeCssRule[] {
  const { usual, requested, forced } = selectorsOf(root)
  const valuesOf = (value: (scale: keyof typeof dataVars, index: number) => string) =>
    Object.fromEntries(
      scales.flatMap((scale) =>
        Object.values(dataVars[scale]).map((reference, index) => [
          nameOf(reference),
          value(scale, index),
        ]),
      ),
    )
  const valuesAt = (contrast: ContrastLevel) =>
    valuesOf(
      (scale, index) =>
        `light-dark(${schemes.light[contrast].data[scale][index]}, ${schemes.dark[contrast].data[scale][index]})`,
    )
  const more = valuesAt('more')
  return [
    { selector: usual, values: valuesAt('standard') },
    { selector: usual, media: media.moreContrast, values: more },
    { selector: requested, values: more },
    {
      selector: forced,
      media: media.forcedColors,
      values: valuesOf((scale, index) => dataSystemColours[scale][index] ?? ''),
    },
  ]
}

const scales = Object.keys(dataVars) as (keyof typeof dataVars)[]

/** Returns the custom property of a reference: `--x` of `var(--x)`. */
const nameOf = (reference: string) => reference.slice('var('.length, -1)

/** Returns the custom property of a role. */
function propertyOf(role: string): string {
  let branch: unknown = vars
  for (const name of role.split('.')) branch = (branch as Record<string, unknown>)[name]
  return nameOf(String(branch))
}

/** Combines light and dark values per role: `light-dark()` picks one by the element's `color-scheme`. */
const lightDarkValues = ({ schemes: { light, dark } }: AnyTheme, contrast: ContrastLevel) =>
  Object.fromEntries(
    colourRoleNames.map((role) => {
      const [one, other] = [light[contrast].colours[role], dark[contrast].colours[role]]
      return [propertyOf(role), one === other ? one : `light-dark(${one}, ${other})`]
    }),
  )

const systemRoles = Object.fromEntries(
  colourRoleNames.flatMap((role) => {
    const colour = getSystemColour(role)
    return colour ? [[propertyOf(role), colour]] : []
  }),
)

function faceValues({ type: { display, text, headingWeight } }: AnyTheme) {
  const withFallbacks = (name: string, typeface: string) =>
    [name, `${typeface} Fallback`, `${typeface} DejaVu Fallback`]
      .map((family) => `"${family}"`)
      .join(', ')
  const stack = (face: Typeface | SystemTypeface) =>
    'family' in face ? face.family : withFallbacks(face.name, face.name)
  const letters = (face: Typeface | SystemTypeface) =>
    'family' in face ? face.family : withFallbacks(`${face.name} Letters`, face.name)
  const heading = 'zero' in display ? em(display.zero.heading) : '1ch'
  return {
    [languageTypeVars.displayFace]: stack(display),
    [languageTypeVars.textFace]: stack(text),
    [languageTypeVars.displayLetters]: letters(display),
    [languageTypeVars.textLetters]: letters(text),
    [languageTypeVars.themeHeadingWeight]: headingWeight,
    [languageTypeVars.textZero]: 'zero' in text ? em(text.zero.text) : '1ch',
    [languageTypeVars.themeHeadingZero]: heading,
    [languageTypeVars.narrowHeadingZero]:
      'zero' in display && display.zero.narrow ? em(display.zero.narrow) : heading,
  }
}

/** Descriptors of `@font-face` without its family, in the spelling of the DOM. */
export interface FontFace {
  readonly family: string
  readonly descriptors: Readonly<Record<string, string>>
}

// The characters that Chinese does not set full width.
const lettersOnly = 'U+20-7E, U+A0-B6, U+B8-FF, U+2212'
// Fonts of equal widths, most frequent first: each name takes a browser a search. Roboto is 0.7 % narrower than Arial; its bold one is 6 % narrower.
const deviceFonts = {
  arial: 'local("Arial"), local("Roboto"), local("Liberation Sans")',
  arialBold: 'local("Arial Bold"), local("Liberation Sans Bold")',
} as const
/** Fonts of devices without these, and their widths, where those of Arial are 1. */
const dejaVuFonts = {
  arial: { src: 'local("DejaVu Sans")', width: 1.138 },
  arialBold: { src: 'local("DejaVu Sans Bold")', width: 1.194 },
} as const

const em = (length: number) => `${String(length).replace(/^0/, '')}em`
const percent = (part: number, decimals = 1) => `${Number((100 * part).toFixed(decimals))}%`

/** Width of the narrow file of a typeface. */
const narrowStretch = '86%'

const source = (file: string) => `url('${file}') format('woff2')`

/** Lists the font faces of a theme: each typeface, its letters for Chinese text, and its fallback. */
export const listFontFaces = ({ type: { display, text } }: AnyTheme): readonly FontFace[] =>
  [...new Set([display, text])].flatMap((typeface) => {
    if ('family' in typeface) return []
    const { name, file, narrow, weights, fallback } = typeface
    const face = {
      src: source(file),
      fontWeight: weights,
      fontDisplay: 'swap',
    }
    return [
      { family: name, descriptors: face },
      ...(narrow
        ? [
            {
              family: name,
              descriptors: { ...face, src: source(narrow), fontStretch: narrowStretch },
            },
          ]
        : []),
      { family: `${name} Letters`, descriptors: { ...face, unicodeRange: lettersOnly } },
      ...fallback.faces.map(({ weights: of = weights, isNarrow, of: font, width }) => ({
        family: `${name} Fallback`,
        descriptors: {
          src: deviceFonts[font],
          fontWeight: of,
          ...(isNarrow && { fontStretch: narrowStretch }),
          sizeAdjust: percent(width),
          ascentOverride: percent(fallback.ascent / width, 0),
          descentOverride: percent(fallback.descent / width, 0),
          unicodeRange: lettersOnly,
        },
      })),
      // One face per width for all weights, since bold text is rare. No heights: lines have a fixed one, so that only letters move in them.
      ...fallback.faces
        .filter((one) => one.weights === fallback.faces[0]?.weights)
        .map(({ isNarrow, of: font, width }) => ({
          family: `${name} DejaVu Fallback`,
          descriptors: {
            src: dejaVuFonts[font].src,
            fontWeight: weights,
            ...(isNarrow && { fontStretch: narrowStretch }),
            sizeAdjust: percent(width / dejaVuFonts[font].width),
            unicodeRange: lettersOnly,
          },
        })),
    ]
  })
