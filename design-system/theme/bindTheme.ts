import { assignVars, globalFontFace, globalStyle } from '@vanilla-extract/css'
import { media } from '../styles/media.ts'
import { typeVars } from '../tokens/typeVars.ts'
import { type Theme, vars } from './contract.css.ts'
import { contrasts, type DefinedTheme, type Face } from './defineTheme.ts'
import { type ColourRole, roles } from './roles.ts'
import { systemColour } from './systemColours.ts'

type Tree = { [name: string]: string | Tree }

/** Roles by path as the tree of the contract. */
function treeOf(values: Readonly<Record<string, string>>): Tree {
  const tree: Tree = {}
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

/** One value per role: the browser picks the half that fits the element's `color-scheme`. */
function pairUp({ schemes: { light, dark } }: DefinedTheme, contrast: 'standard' | 'more') {
  return Object.fromEntries(
    (Object.keys(roles) as ColourRole[]).map((role) => {
      const [one, other] = [light[contrast].colours[role], dark[contrast].colours[role]]
      return [role, one === other ? one : `light-dark(${one}, ${other})`]
    }),
  )
}

/** Writes a theme's custom properties and faces, for a document whose root has `data-brand=<name>`. */
export function bindTheme(theme: DefinedTheme): void {
  const root = `:root[data-brand=${theme.name}]`
  // Declared again wherever the scheme may change: a minifier that lowers light-dark() resolves it where it is declared.
  const [usual, more] = contrasts.map((contrast) => pairUp(theme, contrast))
  const values = { ...treeOf(usual ?? {}), radius: theme.radius } as unknown as Theme
  globalStyle(`${root}, ${root} [data-theme]`, { vars: assignVars(vars, values) })

  const changed = Object.fromEntries(
    Object.entries(more ?? {}).flatMap(([role, value]) =>
      value === usual?.[role] ? [] : [[nameOf(role), value]],
    ),
  )
  globalStyle(`${root}, ${root} [data-theme]`, {
    '@media': { [media.moreContrast]: { vars: changed } },
  })
  const asked = `${root}[data-contrast=more]`
  globalStyle(`${asked}, ${asked} [data-theme]`, { vars: changed })

  // Written after the others and no weaker than any: these roles hold wherever they apply.
  const forced = `${root}[data-brand]`
  globalStyle(`${forced}, ${forced} [data-theme]`, {
    '@media': { [media.forcedColors]: { vars: systemRoles } },
  })

  bindFaces(theme, root)
}

const systemRoles = Object.fromEntries(
  (Object.keys(roles) as ColourRole[]).flatMap((role) => {
    const colour = systemColour(role)
    return colour ? [[nameOf(role), colour]] : []
  }),
)

/** The custom property of a role. */
function nameOf(role: string): string {
  let branch: unknown = vars
  for (const name of role.split('.')) branch = (branch as Tree)[name]
  return String(branch)
}

// What Chinese does not set full width.
const lettersOnly = 'U+20-7E, U+A0-B6, U+B8-FF, U+2212'
const arial = 'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Helvetica")'

function bindFaces({ type }: DefinedTheme, root: string): void {
  const { display, text } = type
  for (const face of new Set([display, text])) bindFace(face)
  const stack = ({ name }: Face) => `"${name}", "${name} Fallback"`
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

function bindFace({ name, file, weights, widths, fallback }: Face): void {
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
