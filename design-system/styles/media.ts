import { breakpoint } from '../tokens/scale.ts'

/** Media conditions for `'@media'`: `{ [media.mobile]: { … } }`. */
export const media = {
  /** Below 780 px: the mobile layout. */
  mobile: `(width < ${breakpoint.mobile}px)`,
  /** From 780 px. */
  desktop: `(width >= ${breakpoint.mobile}px)`,
  /** Below 1100 px: the menu is folded away. */
  folded: `(width < ${breakpoint.wide}px)`,
  /** From 1100 px. */
  wide: `(width >= ${breakpoint.wide}px)`,
  /** A pointer that can hover; a finger keeps the resting look. */
  hover: '(hover: hover)',
  /** The visitor asked for less movement. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** The visitor did not: movement goes in here. */
  motion: '(prefers-reduced-motion: no-preference)',
  /** Colours are replaced by the system's. */
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const
