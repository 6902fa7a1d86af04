// Sizes of a theme that sets no others; style files take them from scale.ts.

/** Spacing, named by its size in px at the default text size; the four named values are fluid. */
export const space = {
  4: '.25rem',
  8: '.5rem',
  12: '.75rem',
  16: '1rem',
  24: '1.5rem',
  32: '2rem',
  48: '3rem',
  64: '4rem',
  96: '6rem',
  128: '8rem',
  160: '10rem',
  /** 20 to 64: between the viewport edge and the content. */
  gutter: 'clamp(1.25rem, .3333rem + 4.0741vw, 4rem)',
  /** 16 to 24: between cards. */
  gap: 'clamp(1rem, .8333rem + .7407vw, 1.5rem)',
  /** 40 to 80: between a section's heading and its content. */
  block: 'clamp(2.5rem, 1.6667rem + 3.7037vw, 5rem)',
  /** 72 to 144: above and below a section. */
  section: 'clamp(4.5rem, 3rem + 6.6667vw, 9rem)',
} as const

/** Name of a spacing token. */
export type Space = keyof typeof space

/** Font sizes, fluid between a 360 px and a 1440 px viewport; comments give the px at both ends. */
export const fontSize = {
  /** 12: legal text. */
  fine: '.75rem',
  /** 13 to 14: captions. */
  small: 'clamp(.8125rem, .7917rem + .0926vw, .875rem)',
  /** 15: menus and footers. */
  interface: '.9375rem',
  /** 16: labels of buttons. */
  button: '1rem',
  /** 16 to 17. */
  body: 'clamp(1rem, .9792rem + .0926vw, 1.0625rem)',
  /** 18 to 20. */
  lead: 'clamp(1.125rem, 1.0833rem + .1852vw, 1.25rem)',
  /** 18: product names. */
  h5: '1.125rem',
  /** 20 to 25. */
  h4: 'clamp(1.25rem, 1.1458rem + .463vw, 1.5625rem)',
  /** 24 to 34: card titles, small numerals. */
  h3: 'clamp(1.5rem, 1.2917rem + .9259vw, 2.125rem)',
  /** 30 to 46: numerals and quotes. */
  numeral: 'clamp(1.875rem, 1.5417rem + 1.4815vw, 2.875rem)',
  /** 37 to 64. */
  h2: 'clamp(2.3125rem, 1.75rem + 2.5vw, 4rem)',
  /** 44 to 80: page title beside a picture. */
  h1: 'clamp(2.75rem, 1.9rem + 3.6vw, 5rem)',
  /** 56 to 104: the single numeral of a tile. */
  giant: 'clamp(3.5rem, 2rem + 5vw, 6.5rem)',
  /** 44 to 92: page title on a picture. */
  display: 'clamp(2.75rem, 1.75rem + 4.4444vw, 5.75rem)',
} as const

/** Line heights of running text. */
export const lineHeight = { none: '1', tight: '1.2', lead: '1.5', body: '1.55' } as const

/** Font weights of body text, menus, buttons and numerals; headings use the theme's weight. */
export const fontWeight = {
  body: '400',
  interface: '480',
  strong: '560',
  numeral: '560',
} as const

/** Maximum widths of content and line lengths. */
export const measure = {
  page: '82rem',
  text: '42rem',
  heading: '56rem',
  lead: '46ch',
  body: '64ch',
} as const

/** Stacking order (`z-index`), lowest to highest. */
export const layer = {
  subNavigation: '4',
  header: '5',
  menu: '10',
  banner: '5000',
  drawer: '5100',
  dialog: '5200',
  tooltip: '5300',
  toast: '6000',
} as const

/** Viewport widths in px: below `mobile` the mobile layout applies, below `wide` the main menu is collapsed. */
export const breakpoint = { mobile: 780, wide: 1100 } as const

/** Durations: state changes, disclosure, slow zoom of pictures, one turn of a spinner. */
export const duration = { state: '.2s', unfold: '.45s', zoom: '1.2s', spin: '1.6s' } as const

/** Easing function of all transitions: fast start, slow end. */
export const easing = 'cubic-bezier(.2, .7, .1, 1)'

/** Minimum and maximum width of a toast; limited by the viewport. */
export const toastWidth = { least: '420px', most: '720px' } as const

/** Heights of controls; `small` is also the least size of an interactive target (44 px). */
export const controlHeight = { medium: '3rem', small: '2.75rem' } as const

/** Width of the lines around controls. */
export const line = '1px'
