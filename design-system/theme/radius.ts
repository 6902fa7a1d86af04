import type { Theme } from './contract.css.ts'

/** Corners of the theme, the same in light and dark. */
export const radius: Theme['radius'] = {
  control: '8px',
  small: '12px',
  tile: '20px',
  panel: 'clamp(22px, 1.25rem + .5vw, 28px)',
  pill: '999px',
}
