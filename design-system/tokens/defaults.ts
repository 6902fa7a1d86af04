// Sizes of a theme that sets no others; style files take them from scale.ts.

/** Spacing, named by its size in px at the default text size and density; the four named values are fluid. */
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

/** Font sizes, fluid between a 360 px and a 1440 px viewport; numbers are the px at both ends. */
export const fontSize = {
  /** 12: legal text. */
  fine: '.75rem',
  /** 13 to 14: captions. */
  small: 'clamp(.8125rem, .7917rem + .0926vw, .875rem)',
  /** 15: menus and footers. */
  interface: '.9375rem',
  /** 16: labels of buttons. */
  button: '1rem',
  /** 16 to 17: body text. */
  body: 'clamp(1rem, .9792rem + .0926vw, 1.0625rem)',
  /** 18 to 20: introductions. */
  lead: 'clamp(1.125rem, 1.0833rem + .1852vw, 1.25rem)',
  /** 18: product names. */
  h5: '1.125rem',
  /** 20 to 25: headings of the fourth level. */
  h4: 'clamp(1.25rem, 1.1458rem + .463vw, 1.5625rem)',
  /** 24 to 34: card titles, small numerals. */
  h3: 'clamp(1.5rem, 1.2917rem + .9259vw, 2.125rem)',
  /** 30 to 46: numerals and quotes. */
  numeral: 'clamp(1.875rem, 1.5417rem + 1.4815vw, 2.875rem)',
  /** 37 to 64: titles of sections. */
  h2: 'clamp(2.3125rem, 1.75rem + 2.5vw, 4rem)',
  /** 44 to 80: page title beside a picture. */
  h1: 'clamp(2.75rem, 1.9rem + 3.6vw, 5rem)',
  /** 56 to 104: the single numeral of a tile. */
  giant: 'clamp(3.5rem, 2rem + 5vw, 6.5rem)',
  /** 44 to 92: page title on a picture. */
  display: 'clamp(2.75rem, 1.75rem + 4.4444vw, 5.75rem)',
} as const

/** Line heights of running text. */
export const lineHeight = {
  /** One line, such as a numeral. */
  none: '1',
  /** Short texts of two or three lines, such as labels. */
  tight: '1.2',
  /** Introductions. */
  lead: '1.5',
  /** Body text. */
  body: '1.55',
} as const

/** Font weights of body text, menus, buttons and numerals; headings use the theme's weight. */
export const fontWeight = {
  /** Body text. */
  body: '400',
  /** Menus and other parts of the interface. */
  interface: '480',
  /** Buttons, labels and emphasis. */
  strong: '560',
  /** Large numerals. */
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
  /** Bars that stay below the header. */
  subNavigation: '4',
  /** The header of a site. */
  header: '5',
  /** Menus and lists that open below their control. */
  menu: '10',
  /** Notices at the edge of the screen. */
  banner: '5000',
  /** Drawers. */
  drawer: '5100',
  /** Dialogs. */
  dialog: '5200',
  /** Tooltips, also of controls in a dialog. */
  tooltip: '5300',
  /** Toasts, above everything else. */
  toast: '6000',
} as const

/** Viewport widths in px at which the layout changes. */
export const breakpoint = {
  /** Below it the mobile layout applies. */
  mobile: 780,
  /** Below it the main menu is collapsed. */
  wide: 1100,
} as const

/** Durations of transitions and animations. */
export const duration = {
  /** Changes of state, such as hover. */
  state: '.2s',
  /** Disclosures and panels that open. */
  unfold: '.45s',
  /** The slow zoom of pictures. */
  zoom: '1.2s',
  /** One turn of a spinner. */
  spin: '1.6s',
} as const

/** Easing function of all transitions: fast start, slow end. */
export const easing = 'cubic-bezier(.2, .7, .1, 1)'

/** Minimum and maximum width of a toast; limited by the viewport. */
export const toastWidth = { least: '420px', most: '720px' } as const

/** Heights of controls. */
export const controlHeight = {
  /** Buttons and fields. */
  medium: '3rem',
  /** Controls in bars; also the least size of an interactive target (44 px by default). */
  small: '2.75rem',
} as const

/** Width of the lines around controls. */
export const line = '1px'
