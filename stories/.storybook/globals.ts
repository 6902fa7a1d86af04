import type { Preview } from '@storybook/react-vite'
import { themes } from '#design-system/themes/themes.ts'
import { localeCodes, locales } from '#data/locales.ts'

/** What the toolbars choose, all kept in the address by Storybook; nothing chosen is what is usual. */
export interface Globals {
  readonly theme?: 'light' | 'dark'
  readonly brand?: Brand
  readonly locale?: string
  readonly contrast?: 'more'
  readonly motion?: 'reduced'
  readonly direction?: 'rtl'
  readonly columns?: 'on'
  readonly compare?: 'on'
  readonly inspect?: 'on'
}

/** The themes, by the value of `data-brand`; the first is the usual one. */
export const brands: Readonly<Record<string, string>> = Object.fromEntries(
  themes.map(({ name }) => [name, name.replace(/^./, (letter) => letter.toUpperCase())]),
)

export type Brand = keyof typeof brands

type Toolbar = NonNullable<Preview['globalTypes']>[string]

/** A menu, its first item the usual thing; it shows its icon, and what is chosen beside it. */
const menu = (
  description: string,
  icon: NonNullable<NonNullable<Toolbar['toolbar']>['icon']>,
  usual: string,
  others: Readonly<Record<string, string>>,
): Toolbar => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: [
      { type: 'reset', title: usual },
      ...Object.entries(others).map(([value, title]) => ({ value, title })),
    ],
  },
})

const { [themes[0].name]: usualBrand = '', ...otherBrands } = brands

export const toolbars = {
  theme: menu('Colour mode', 'mirror', 'System', { light: 'Light', dark: 'Dark' }),
  brand: menu('Theme', 'paintbrush', usualBrand, otherBrands),
  locale: menu('Words', 'globe', 'As the example', {
    ...Object.fromEntries(localeCodes.map((code) => [code, locales[code].name])),
    pseudo: 'Made-up, 40 % longer',
    ids: 'Ids instead of words',
  }),
  contrast: menu('Contrast', 'contrast', 'Normal contrast', { more: 'More contrast' }),
  motion: menu('Motion', 'lightning', 'Motion as the system', { reduced: 'Reduced motion' }),
  direction: menu('Direction', 'transfer', 'Left to right', { rtl: 'Right to left' }),
  columns: menu('Columns of the layout', 'component', 'No columns', { on: 'Columns' }),
  compare: menu('All themes', 'sidebyside', 'One theme', { on: 'All themes' }),
  inspect: menu('Lines of code', 'search', 'Use the story', { on: 'Inspect' }),
} satisfies Record<keyof Globals, Toolbar>
