import { assignVars, globalFontFace, globalStyle } from '@vanilla-extract/css'
import { media } from '../styles/media.ts'
import { typeVars } from '../tokens/typeVars.ts'
import { type Theme, vars } from './contract.css.ts'
import type { DefinedTheme, Typeface } from './defineTheme.ts'
import { type Contrast, contrasts } from './ramps.ts'
import { roleNames } from './roles.ts'
import { systemColour } from './systemColours.ts'

type NestedValues = { [name: string]: string | NestedValues }

/** Nests values by the dots in their role paths, in the shape of the contract. */
function nest(values: Readonly<Record<string, string>>): NestedValues {
  const tree: NestedValues = {}
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let branch = tree
    for (const name of names) {
      const next = (branch[name] ??= {})
      if (typeof next === 'object') branch = next
    }
    branch[last] = value
  }
  return tree
}

/** Combines light and dark values per role: `light-dark()` picks one by the element's `color-scheme`. */
function lightDarkValues({ schemes: { light, dark } }: DefinedTheme, contrast: Contrast) {
  return Object.fromEntries(
    roleNames.map((role) => {
      const [one, other] = [light[contrast].colours[role], dark[contrast].colours[role]]
      return [role, one === other ? one : `light-dark(${one}, ${other})`]
    }),
  )
}

/** Emits the custom properties and font faces of a theme, for a document whose root has `data-brand=<name>`. */
export function bindTheme(theme: DefinedTheme): void {
  const root = `:root[data-brand=${theme.name}]`
  // Redeclared wherever the color scheme may change: lowered light-dark() resolves where it is declared.
  const [standard, more] = contrasts.map((contrast) => lightDarkValues(theme, contrast))
  const values = { ...nest(standard ?? {}), radius: theme.radius } as unknown as Theme
  globalStyle(`${root}, ${root} [data-theme]`, { vars: assignVars(vars, values) })

  const changed = Object.fromEntries(
    Object.entries(more ?? {}).flatMap(([role, value]) =>
      value === standard?.[role] ? [] : [[propertyOf(role), value]],
    ),
  )
  globalStyle(`${root}, ${root} [data-theme]`, {
    '@media': { [media.moreContrast]: { vars: changed } },
  })
  const requested = `${root}[data-contrast=more]`
  globalStyle(`${requested}, ${requested} [data-theme]`, { vars: changed })

  // Declared last and with higher specificity, so that system colours win.
  const forced = `${root}[data-brand]`
  globalStyle(`${forced}, ${forced} [data-theme]`, {
    '@media': { [media.forcedColors]: { vars: systemRoles } },
  })

  emitFontFaces(theme, root)
}

const systemRoles = Object.fromEntries(
  roleNames.flatMap((role) => {
    const colour = systemColour(role)
    return colour ? [[propertyOf(role), colour]] : []
  }),
)

/** Returns the custom property of a role. */
function propertyOf(role: string): string {
  let branch: unknown = vars
  for (const name of role.split('.')) branch = (branch as NestedValues)[name]
  return String(branch)
}

// The characters that Chinese does not set full width.
const lettersOnly = 'U+20-7E, U+A0-B6, U+B8-FF, U+2212'
const arial = 'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Helvetica")'

function emitFontFaces({ type }: DefinedTheme, root: string): void {
  const { display, text } = type
  for (const face of new Set([display, text])) emitFontFace(face)
  const stack = ({ name }: Typeface) => `"${name}", "${name} Fallback"`
  globalStyle(root, {
    vars: {
      [typeVars.displayFace]: stack(display),
      [typeVars.textFace]: stack(text),
      [typeVars.displayLetters]: `"${display.name} Letters"`,
      [typeVars.textLetters]: `"${text.name} Letters"`,
      [typeVars.themeHeadingWeight]: type.headingWeight,
    },
  })
}

function emitFontFace({ name, file, weights, widths, fallback }: Typeface): void {
  const face = {
    src: `url('${file}') format('woff2')`,
    fontWeight: weights,
    fontDisplay: 'swap',
    ...(widths && { fontStretch: widths }),
  } as const
  globalFontFace(name, face)
  globalFontFace(`${name} Letters`, { ...face, unicodeRange: lettersOnly })
  globalFontFace(`${name} Fallback`, { src: arial, lineGapOverride: '0%', ...fallback })
}
