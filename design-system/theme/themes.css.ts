import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { base } from '../styles/layers.css.ts'
import { vars } from './contract.css.ts'
import type { Theme } from './contract.css.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

interface Roles {
  readonly [name: string]: string | Roles
}

/** One value per role: the browser picks the half that fits the element's `color-scheme`. */
const pair = <T extends Roles>(a: T, b: T): T =>
  Object.fromEntries(
    Object.entries(a).map(([name, value]) => {
      const other = b[name]
      if (typeof value === 'string' && typeof other === 'string')
        return [name, value === other ? value : `light-dark(${value}, ${other})`]
      if (typeof value === 'string' || typeof other !== 'object')
        throw new Error(`The themes differ in shape at ${name}`)
      return [name, pair(value, other)]
    }),
  ) as T

// Declared again wherever the scheme may change: a minifier that lowers light-dark() resolves it where it is declared.
createGlobalTheme(':root, [data-theme]', vars, pair<Theme>(light, dark))

const scheme = (selector: string, colorScheme: string) =>
  globalStyle(selector, { '@layer': { [base]: { colorScheme } } })

scheme(':root', 'light dark')
scheme('[data-theme=light]', 'light')
scheme('[data-theme=dark]', 'dark')

globalStyle(':root, [data-theme]', {
  '@layer': { [base]: { backgroundColor: vars.surface.page, color: vars.text.high } },
})

globalStyle(':root, [data-theme]', {
  '@layer': { [base]: { '@media': { print: { colorScheme: 'light' } } } },
})
