import { brandThemeNames } from './globals.ts'

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }

const themes = Object.keys(brandThemeNames).flatMap((brand) =>
  (['light', 'dark'] as const).map((theme) => [`${brand} ${theme}`, { brand, theme, ...desktop }]),
)

/** Modes of the Chromatic snapshots: every theme, script and layout. */
export const chromaticModes = {
  ...(Object.fromEntries(themes) as Readonly<Record<string, object>>),
  'more contrast': { contrast: 'more', theme: 'light', ...desktop },
  phone: { theme: 'light', ...phone },
  german: { locale: 'de', theme: 'light', ...phone },
  chinese: { locale: 'cn', theme: 'light', ...desktop },
  'right to left': { direction: 'rtl', theme: 'light', ...desktop },
}
