import { createGlobalThemeContract } from '@vanilla-extract/css'

const tone = (name: string) => ({
  text: `${name}-text`,
  fill: `${name}-fill`,
  border: `${name}-border`,
  solid: `${name}-solid`,
  onSolid: `on-${name}-solid`,
})

/** The roles colours play; components and sections name these and nothing else. Where they come from: `roles.ts`. */
export const vars = createGlobalThemeContract({
  surface: {
    /** The page's own ground. */
    page: 'surface-page',
    /** A quiet band across the page. */
    subtle: 'surface-subtle',
    /** A tile or card on the page. */
    tile: 'surface-tile',
    /** On a tile or a subtle band, and whatever floats. */
    raised: 'surface-raised',
    /** Centre of the glow behind a product; ends in `tile`. */
    lift: 'surface-lift',
    /** A plate that stands against the theme. */
    inverse: 'surface-inverse',
    /** Over the page, behind a dialog or a drawer. */
    backdrop: 'surface-backdrop',
    /** Where something is about to be: pieces of a skeleton. */
    skeleton: 'surface-skeleton',
  },
  text: {
    /** Headings, numerals, what must be read. */
    high: 'text-high',
    /** Running text. */
    body: 'text-body',
    /** Captions, second thoughts, the set-back part of a heading. */
    muted: 'text-muted',
    /** Links and green words. */
    link: 'text-link',
    /** Text on `surface.inverse`. */
    onInverse: 'text-on-inverse',
    /** What cannot be used now; owes no contrast, so it never carries what must be read. */
    disabled: 'text-disabled',
  },
  action: {
    /** The one filled button of a view. */
    primary: 'action-primary',
    primaryHover: 'action-primary-hover',
    primaryPressed: 'action-primary-pressed',
    onPrimary: 'action-on-primary',
    /** Wash under a pointer on anything without a fill. */
    hover: 'action-hover',
    /** The same while it is held down, and where it stays pressed (`aria-pressed`). */
    pressed: 'action-pressed',
  },
  /** Checkboxes, radios, switches, sliders, progress. */
  control: {
    /** Fill of what is on, or has been reached; at least 3:1 on every ground. */
    checked: 'control-checked',
    /** Tick, dot or thumb on it. */
    onChecked: 'control-on-checked',
    /** What has not been reached yet; give a switch's track `border.control` as its edge. */
    track: 'control-track',
  },
  /** The chosen option, row or words. */
  selection: {
    fill: 'selection-fill',
    text: 'selection-text',
  },
  border: {
    /** Decorative: between rows. */
    hairline: 'border-hairline',
    /** Decorative but louder: outlined buttons, chips. */
    strong: 'border-strong',
    /** Edges of inputs, at least 3:1. */
    control: 'border-control',
    /** Edges of inputs that cannot be used now. */
    disabled: 'border-disabled',
  },
  focus: { ring: 'focus-ring' },
  accent: {
    /** Large areas and the line of light. */
    fill: 'accent-fill',
    /** Icons and lines that carry meaning, at least 3:1. */
    graphic: 'accent-graphic',
    /** Green numerals. */
    text: 'accent-text',
  },
  status: {
    success: tone('success'),
    info: tone('info'),
    warning: tone('warning'),
    error: tone('error'),
  },
  chart: {
    sun: 'chart-sun',
    sunLine: 'chart-sun-line',
    house: 'chart-house',
    stored: 'chart-stored',
    grid: 'chart-grid',
  },
  /** Over photographs; the same in both themes. */
  picture: {
    /** Ground while a picture loads. */
    ground: 'picture-ground',
    text: 'picture-text',
    textQuiet: 'picture-text-quiet',
    border: 'picture-border',
    /** Fill of glass plates. */
    glass: 'picture-glass',
    /** Halo around the white focus ring. */
    halo: 'picture-halo',
    /** Ends of gradients that carry text, strongest first. */
    scrimStrong: 'picture-scrim-strong',
    scrim: 'picture-scrim',
    scrimSoft: 'picture-scrim-soft',
  },
  /** Only for what floats: menu, toast, dialog. */
  shadow: { near: 'shadow-near', far: 'shadow-far' },
  /** Corners, smallest to roundest. */
  radius: {
    /** Inputs. */
    control: 'radius-control',
    /** Thumbnails, menus. */
    small: 'radius-small',
    /** Tiles and cards. */
    tile: 'radius-tile',
    /** Panels and large pictures; grows with the screen. */
    panel: 'radius-panel',
    /** Buttons and chips. */
    pill: 'radius-pill',
    /** Shape of the corners of panels, drawn where a browser can: `round`, `superellipse(1.4)`. */
    shape: 'corner-shape',
  },
})

type Values<T> = { readonly [K in keyof T]: T[K] extends string ? string : Values<T[K]> }

/** A value for every role. */
export type Theme = Values<typeof vars>
