import type { Preview } from '@storybook/react-vite'
import { themes } from '#design-system/themes/themes.ts'
import { localeCodes, locales } from '#data/locale/locales.ts'

/** Toolbar globals, stored in the URL by Storybook; undefined is the default. */
export interface StorybookToolbarGlobals {
  readonly theme?: 'light' | 'dark'
  readonly brand?: ThemeBrand
  readonly locale?: string
  readonly contrast?: 'more'
  readonly density?: 'comfortable' | 'compact'
  readonly motion?: 'reduced'
  readonly direction?: 'rtl'
  readonly columns?: 'on'
  /** `contrast` and `density` show each theme in both of these, too. */
  readonly compare?: 'on' | 'contrast' | 'density'
  readonly inspect?: 'on'
}

/** Theme names by the value of `data-brand`; the first is the default. */
export const brandThemeNames: Readonly<Record<string, string>> = Object.fromEntries(
  themes.map(({ name }) => [name, name.replace(/^./, (letter) => letter.toUpperCase())]),
)

export type ThemeBrand = keyof typeof brandThemeNames

type Toolbar = NonNullable<Preview['globalTypes']>[string]

/** Creates a toolbar menu with an icon and the selected title; its first item resets to the default. */
const menu = (
  description: string,
  icon: NonNullable<NonNullable<Toolbar['toolbar']>['icon']>,
  defaultTitle: string,
  others: Readonly<Record<string, string>>,
): Toolbar => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: [
      { type: 'reset', title: defaultTitle },
      ...Object.entries(others).map(([value, title]) => ({ value, title })),
    ],
  },
})

const { [themes[0].name]: defaultBrand = '', ...otherBrands } = brandThemeNames

export const toolbarDefinitions = {
  theme: menu('Colour mode', 'mirror', 'System', { light: 'Light', dark: 'Dark' }),
  brand: menu('Theme', 'paintbrush', defaultBrand, otherBrands),
  locale: menu('Texts', 'globe', 'Language of the example', {
    ...Object.fromEntries(localeCodes.map((code) => [code, locales[code].name])),
    pseudo: 'Pseudo-locale, 40 % longer',
    ids: 'Message ids',
  }),
  contrast: menu('Contrast', 'contrast', 'Normal contrast', { more: 'More contrast' }),
  density: menu('Density', 'ruler', 'Density of the theme', {
    comfortable: 'Comfortable',
    compact: 'Compact',
  }),
  motion: menu('Motion', 'lightning', 'System motion', { reduced: 'Reduced motion' }),
  direction: menu('Direction', 'transfer', 'Left to right', { rtl: 'Right to left' }),
  columns: menu('Layout grid', 'component', 'No grid', { on: 'Grid' }),
  compare: menu('All themes', 'sidebyside', 'One theme', {
    on: 'All themes',
    contrast: 'All themes and contrasts',
    density: 'All themes and densities',
  }),
  inspect: menu('Source locations', 'search', 'No inspection', { on: 'Inspect' }),
} satisfies Record<keyof StorybookToolbarGlobals, Toolbar>
