import { breakpoint } from '../tokens/scale.ts'

/** Media conditions for `'@media'`: `{ [media.mobile]: { … } }`. */
export const media = {
  /** Below 780 px: the mobile layout. */
  mobile: `(width < ${breakpoint.mobile}px)`,
  /** From 780 px. */
  desktop: `(width >= ${breakpoint.mobile}px)`,
  /** Below 1100 px at the default text size: the menu is folded away. */
  folded: `(width < ${breakpoint.wide / 16}em)`,
  /** From there; larger text folds earlier, so that the menu keeps to one line. */
  wide: `(width >= ${breakpoint.wide / 16}em)`,
  /** A pointer that can hover; a finger keeps the resting look. */
  hover: '(hover: hover)',
  /** The visitor asked for less movement. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** The visitor did not: movement goes in here. */
  motion: '(prefers-reduced-motion: no-preference)',
  /** The visitor asked for more contrast; the theme answers, components need not. */
  moreContrast: '(prefers-contrast: more)',
  /** Colours are replaced by the system's. */
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const
