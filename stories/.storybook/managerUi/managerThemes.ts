import { create } from 'storybook/theming/create'
import { theme } from '#design-system/themes/fern/theme.ts'

const family = '"Geist Variable", Geist, system-ui, sans-serif'
const logo =
  '<svg width="22" height="22" viewBox="4 1 24 30" fill="currentColor" aria-hidden="true"><path d="M18 2C9.5 5.5 6 11 6 18h9.2z"/><path d="M14 30c8.5-3.5 12-9 12-16h-9.2z"/></svg>'

function createManagerTheme(base: 'light' | 'dark') {
  const { colours } = theme.schemes[base].standard
  return create({
    base,
    colorPrimary: colours['action.primary'],
    colorSecondary: colours['accent.text'],
    appBg: colours['surface.subtle'],
    appContentBg: colours['surface.page'],
    appPreviewBg: colours['surface.page'],
    appHoverBg: colours['surface.raised'],
    appBorderColor: colours['surface.tile'],
    appBorderRadius: 12,
    fontBase: family,
    textColor: colours['text.high'],
    textInverseColor: colours['text.onInverse'],
    textMutedColor: colours['text.muted'],
    barTextColor: colours['text.body'],
    barHoverColor: colours['accent.text'],
    barSelectedColor: colours['accent.text'],
    barBg: colours['surface.page'],
    buttonBg: colours['surface.tile'],
    buttonBorder: colours['surface.tile'],
    inputBg: colours['surface.page'],
    inputBorder: colours['border.control'],
    inputTextColor: colours['text.high'],
    inputBorderRadius: 8,
    brandTitle: `<span style="display:inline-flex;gap:.5em;align-items:center;font-size:1.125rem;font-weight:600;letter-spacing:-.03em"><span style="display:flex;color:${colours['accent.graphic']}">${logo}</span>felcera</span>`,
    brandUrl: './',
    brandTarget: '_self',
  })
}

/** Themes of the Storybook manager in the colours of the design system. */
export const managerThemes: Readonly<Record<'light' | 'dark', ReturnType<typeof create>>> = {
  light: createManagerTheme('light'),
  dark: createManagerTheme('dark'),
}

/** Returns the preferred colour scheme of the system. */
export const preferredColorScheme = (): 'light' | 'dark' =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
