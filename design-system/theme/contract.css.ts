import { createGlobalThemeContract } from '@vanilla-extract/css'
import { cssNamePrefix } from '../tokens/cssNamePrefix.ts'

const statusRoles = (name: string) => ({
  /** Text and icons of the status, on every surface and on its `fill`. */
  text: `${name}-text`,
  /** Subdued background of an alert. */
  fill: `${name}-fill`,
  /** Border of an alert. */
  border: `${name}-border`,
  /** Background of a badge or an icon. */
  solid: `${name}-solid`,
  /** Text and icons on `solid`. */
  onSolid: `on-${name}-solid`,
})

const roleProperties = {
  surface: {
    /** Background of the page. */
    page: 'surface-page',
    /** Background of a subdued section across the page. */
    subtle: 'surface-subtle',
    /** Background of a tile or card on the page. */
    tile: 'surface-tile',
    /** Background on a tile or a subtle section, and of floating layers. */
    raised: 'surface-raised',
    /** Centre of the radial gradient behind a product; fades into `tile`. */
    lift: 'surface-lift',
    /** Background that contrasts with the theme. */
    inverse: 'surface-inverse',
    /** Backdrop of a dialog or a drawer. */
    backdrop: 'surface-backdrop',
    /** Placeholder shapes of a skeleton. */
    skeleton: 'surface-skeleton',
  },
  text: {
    /** Headings, numerals and important text. */
    high: 'text-high',
    /** Body text. */
    body: 'text-body',
    /** Captions, secondary text, the subdued part of a heading. */
    muted: 'text-muted',
    /** Links and green text. */
    link: 'text-link',
    /** Text on `surface.inverse`. */
    onInverse: 'text-on-inverse',
    /** Disabled text; without a contrast requirement, so never used for essential text. */
    disabled: 'text-disabled',
  },
  action: {
    /** Fill of the primary button of a view. */
    primary: 'action-primary',
    /** Its border: the fill itself, or where that is too close to a background, as much darker or lighter as 3:1 requires. */
    primaryEdge: 'action-primary-edge',
    /** The same while the pointer is on it. */
    primaryHover: 'action-primary-hover',
    /** The same while it is pressed. */
    primaryPressed: 'action-primary-pressed',
    /** Text and icons on `primary`. */
    onPrimary: 'action-on-primary',
    /** Hover overlay on elements without a fill. */
    hover: 'action-hover',
    /** Pressed overlay, also for toggled elements (`aria-pressed`). */
    pressed: 'action-pressed',
  },
  /** Checkboxes, radios, switches, sliders, progress. */
  control: {
    /** Fill of the checked or completed part; at least 3:1 on every background. */
    checked: 'control-checked',
    /** Tick, dot or thumb on the fill. */
    onChecked: 'control-on-checked',
    /** The remaining part of a track; a switch's track also needs `border.control` as its border. */
    track: 'control-track',
  },
  /** Selected option, row or text. */
  selection: {
    /** Background of selected text and of the selected option. */
    fill: 'selection-fill',
    /** Text on `fill`. */
    text: 'selection-text',
  },
  border: {
    /** Decorative: between rows. */
    hairline: 'border-hairline',
    /** Decorative but more prominent: outlined buttons, chips. */
    strong: 'border-strong',
    /** Borders of inputs, at least 3:1. */
    control: 'border-control',
    /** Borders of disabled inputs. */
    disabled: 'border-disabled',
  },
  focus: {
    /** Outline of the focused element, at least 3:1 on every background. */
    ring: 'focus-ring',
  },
  accent: {
    /** Decoration only: the logo, underlines, large areas. What conveys meaning is `graphic`. */
    fill: 'accent-fill',
    /** Icons and lines that convey meaning, at least 3:1. */
    graphic: 'accent-graphic',
    /** Green numerals. */
    text: 'accent-text',
  },
  status: {
    success: statusRoles('success'),
    info: statusRoles('info'),
    warning: statusRoles('warning'),
    error: statusRoles('error'),
  },
  /** Charts of energy; `dataColours.css.ts` has the scales for any other chart. */
  chart: {
    /** Areas of solar power, inside `sunLine`. */
    sun: 'chart-sun',
    /** Solar power: the second categorical colour. */
    sunLine: 'chart-sun-line',
    /** Consumption. */
    house: 'chart-house',
    /** Stored energy: the first categorical colour. */
    stored: 'chart-stored',
    /** The grid, and lines that do not belong to a series. */
    grid: 'chart-grid',
  },
  /** Colours on photographs; the same in both modes. */
  picture: {
    /** Background while a picture loads. */
    ground: 'picture-ground',
    /** Headings and text. */
    text: 'picture-text',
    /** Secondary text. */
    textQuiet: 'picture-text-quiet',
    /** Borders of buttons. */
    border: 'picture-border',
    /** Fill of translucent panels. */
    glass: 'picture-glass',
    /** Halo around the white focus ring. */
    halo: 'picture-halo',
    /** End stops of gradients behind text, strongest first. */
    scrimStrong: 'picture-scrim-strong',
    /** Its middle. */
    scrim: 'picture-scrim',
    /** Its weak end. */
    scrimSoft: 'picture-scrim-soft',
  },
  /** For floating layers only: menu, toast, dialog. */
  shadow: {
    near: 'shadow-near',
    far: 'shadow-far',
  },
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
    /** `corner-shape` of panels, where supported: `round`, `superellipse(1.4)`. */
    shape: 'corner-shape',
  },
}

/** Colour and radius roles, the only values that components and sections use. `roles.ts` assigns the colours. */
export const vars = createGlobalThemeContract(roleProperties, (name) => `${cssNamePrefix}${name}`)

type Values<T> = { readonly [K in keyof T]: T[K] extends string ? string : Values<T[K]> }

/** A value for every role. */
export type Theme = Values<typeof vars>
