import { globalStyle } from '@vanilla-extract/css'
import { media } from '../styles/media.ts'
import { dataVars } from './dataColours.css.ts'
import type { DefinedTheme } from './defineTheme.ts'
import type { Contrast } from './ramps.ts'

type Scale = keyof typeof dataVars
const scales = Object.keys(dataVars) as Scale[]

/** Emits the custom properties of a theme's data colours, for a document whose root has `data-brand=<name>`. */
export function bindDataColours({ name, schemes: { light, dark } }: DefinedTheme): void {
  const valuesAt = (contrast: Contrast) =>
    Object.fromEntries(
      scales.flatMap((scale) =>
        Object.values(dataVars[scale]).map((property, index) => [
          property,
          `light-dark(${light[contrast].data[scale][index]}, ${dark[contrast].data[scale][index]})`,
        ]),
      ),
    )
  const root = `:root[data-brand=${name}]`
  const more = { vars: valuesAt('more') }
  globalStyle(`${root}, ${root} [data-theme]`, {
    vars: valuesAt('standard'),
    '@media': { [media.moreContrast]: more },
  })
  const requested = `${root}[data-contrast=more]`
  globalStyle(`${requested}, ${requested} [data-theme]`, more)
}
