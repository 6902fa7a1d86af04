import { breakpoint } from '../tokens/scale.ts'

/** Media conditions for `'@media'`: `{ [media.mobile]: { … } }`. */
export const media = {
  /** Below 780 px: the mobile layout. */
  mobile: `(width < ${breakpoint.mobile}px)`,
  /** From 780 px. */
  desktop: `(width >= ${breakpoint.mobile}px)`,
  /** Below 1100 px at the default text size: the main menu is collapsed into a drawer. */
  folded: `(width < ${breakpoint.wide / 16}em)`,
  /** From 1100 px; in em, so that larger text collapses the menu earlier and it fits on one line. */
  wide: `(width >= ${breakpoint.wide / 16}em)`,
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  /** The visitor prefers reduced motion. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** No preference for reduced motion: animations belong in here. */
  motion: '(prefers-reduced-motion: no-preference)',
  /** The system is dark. */
  dark: '(prefers-color-scheme: dark)',
  /** The visitor prefers more contrast; only the theme handles it. */
  moreContrast: '(prefers-contrast: more)',
  /** Colours are replaced by system colours. */
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const
