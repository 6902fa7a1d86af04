import * as defaults from '../tokens/defaults.ts'
import { getSizePropertyName } from '../tokens/scale.ts'

type Some<Values> = { readonly [Name in keyof Values]?: string }

/** Sizes that a theme or a density sets instead of the defaults; lengths in rem, durations in s. */
export interface SizeOverrides {
  readonly space?: Some<typeof defaults.space>
  readonly size?: Some<typeof defaults.fontSize>
  readonly height?: Some<typeof defaults.controlHeight>
  readonly duration?: Some<typeof defaults.duration>
  readonly base?: {
    /** Easing function of all transitions. */
    readonly easing?: string
    /** Width of the lines around controls. */
    readonly line?: string
    /** Shadow of floating layers. */
    readonly elevation?: string
  }
}

/** Lists sizes by custom property. */
export const listSizeProperties = (sizes: SizeOverrides): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(sizes).flatMap(([group, values]: [string, Readonly<Record<string, string>>]) =>
      Object.entries(values).map(([name, value]) => [getSizePropertyName(group, name), value]),
    ),
  )

/** Sizes of dense tools: controls of 36 and 32 px, smaller text and spaces. */
export const compactSizeOverrides: SizeOverrides = {
  space: {
    8: '.375rem',
    12: '.5rem',
    16: '.75rem',
    24: '1rem',
    32: '1.25rem',
    48: '2rem',
    64: '2.5rem',
    gap: '.75rem',
    block: '1.5rem',
    section: '2.5rem',
  },
  size: {
    small: '.75rem',
    interface: '.8125rem',
    button: '.875rem',
    body: '.875rem',
    lead: '1rem',
    h5: '.9375rem',
    h4: '1.0625rem',
    h3: '1.25rem',
    numeral: '1.5rem',
    h2: '1.625rem',
    h1: '2rem',
    giant: '2.5rem',
    display: '2.25rem',
  },
  height: { medium: '2.25rem', small: '2rem' },
  duration: { state: '.12s', unfold: '.2s' },
}

const { space, fontSize: size, controlHeight: height, duration } = defaults

/** Sizes by the value of `data-density`; `comfortable` restores the defaults within a dense theme. */
export const sizesByDensity = {
  comfortable: { space, size, height, duration },
  compact: compactSizeOverrides,
} as const satisfies Record<string, SizeOverrides>
