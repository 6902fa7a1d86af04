/** The brand green: stored energy. Every other value is chosen around it. */
export const brandGreen = '#70B56A'

/** Twelve steps from page ground (1) to high-contrast text (12). */
export interface Ramp {
  readonly 1: string
  readonly 2: string
  readonly 3: string
  readonly 4: string
  readonly 5: string
  readonly 6: string
  readonly 7: string
  readonly 8: string
  readonly 9: string
  readonly 10: string
  readonly 11: string
  readonly 12: string
}

/** A hue as it stands on light and on dark ground. */
export interface Hue {
  readonly light: Ramp
  readonly dark: Ramp
}

/** Success and everything that means energy; step 9 is the brand green in both. */
export const green: Hue = {
  light: {
    1: '#fbfefa',
    2: '#f2fbf1',
    3: '#e4f5e2',
    4: '#d4efd1',
    5: '#c1e7bd',
    6: '#acdba8',
    7: '#90cb8b',
    8: '#54994e',
    9: brandGreen,
    10: '#387a33',
    11: '#2e652a',
    12: '#183116',
  },
  dark: {
    1: '#0b100a',
    2: '#10170f',
    3: '#152214',
    4: '#1a2c18',
    5: '#1f371d',
    6: '#264324',
    7: '#32562f',
    8: '#447240',
    9: brandGreen,
    10: '#86c680',
    11: '#9bd995',
    12: '#daf6d7',
  },
}

/** Grounds, text and lines, with a breath of green. */
export const neutral: Hue = {
  light: {
    1: '#ffffff',
    2: '#f8faf8',
    3: '#f1f3f1',
    4: '#eaedeb',
    5: '#e2e6e3',
    6: '#d8ddd9',
    7: '#c7cdc8',
    8: '#9fa5a0',
    9: '#808781',
    10: '#676e69',
    11: '#535854',
    12: '#1b1f1c',
  },
  dark: {
    1: '#0b0d0c',
    2: '#111412',
    3: '#191c19',
    4: '#1f2320',
    5: '#262b27',
    6: '#303531',
    7: '#3f4540',
    8: '#59605a',
    9: '#707771',
    10: '#8a918c',
    11: '#abb1ad',
    12: '#eef1ef',
  },
}

/** Notes. */
export const info: Hue = {
  light: {
    1: '#fbfdff',
    2: '#f3f9ff',
    3: '#e4f1ff',
    4: '#d4e9ff',
    5: '#bfdeff',
    6: '#a5d1ff',
    7: '#85befa',
    8: '#418ad1',
    9: '#1d7ccd',
    10: '#0065b0',
    11: '#005494',
    12: '#082b4b',
  },
  dark: {
    1: '#090f15',
    2: '#0c1620',
    3: '#0c1f32',
    4: '#0c2843',
    5: '#0e3152',
    6: '#133d64',
    7: '#1b4e7d',
    8: '#2a68a2',
    9: '#4a97e1',
    10: '#6aadf0',
    11: '#99cbff',
    12: '#e0efff',
  },
}

/** Warnings, and the sun in charts. */
export const warning: Hue = {
  light: {
    1: '#fffcf9',
    2: '#fff6eb',
    3: '#ffedd4',
    4: '#ffe1b9',
    5: '#ffd294',
    6: '#f9c273',
    7: '#e8ad55',
    8: '#b37900',
    9: '#f5ae39',
    10: '#8d5e00',
    11: '#754e02',
    12: '#38260a',
  },
  dark: {
    1: '#110e09',
    2: '#1a140b',
    3: '#271c0b',
    4: '#34230a',
    5: '#402b0a',
    6: '#4f350c',
    7: '#65440e',
    8: '#855b15',
    9: '#d69100',
    10: '#e6a43b',
    11: '#f3ba67',
    12: '#ffe9cc',
  },
}

/** Errors. */
export const error: Hue = {
  light: {
    1: '#fffcfc',
    2: '#fff5f4',
    3: '#ffeae8',
    4: '#ffddda',
    5: '#ffccc7',
    6: '#ffb8b1',
    7: '#f99c95',
    8: '#d05d57',
    9: '#d2393a',
    10: '#b91121',
    11: '#9d121c',
    12: '#4e1211',
  },
  dark: {
    1: '#150c0b',
    2: '#20100e',
    3: '#321312',
    4: '#421715',
    5: '#521b1a',
    6: '#642220',
    7: '#7f2c2a',
    8: '#a73b39',
    9: '#ee5955',
    10: '#fe7871',
    11: '#ffada6',
    12: '#ffe6e4',
  },
}

/** Hover of a green fill: one step lighter, its text gains contrast (9.1 instead of 7.6). */
export const brandGreenHover = '#84c47e'
/** A green fill held down. */
export const brandGreenPressed = '#64a65e'
/** Text on a green fill, in both themes. */
export const onGreen = '#0b140b'

/** Grounds between the ramp's steps: levels differ by lightness, not by shadow. */
export const ground = {
  light: {
    page: '#ffffff',
    subtle: '#f5f7f5',
    tile: '#f2f4f2',
    raised: '#ffffff',
    lift: '#ffffff',
  },
  dark: { page: '#0b0d0c', subtle: '#0f1210', tile: '#151816', raised: '#1b1f1c', lift: '#363d39' },
} as const

/** The sun's amber in charts: areas, and the darker line that 3:1 demands on light ground. */
export const sun = {
  light: { area: '#f0a92e', line: '#b26f00' },
  dark: { area: '#e6a43b', line: '#e6a43b' },
} as const

/** The blue hour: what lies over and under photographs in both themes. */
export const night = { sky: '#131b26', deep: '7 13 18', glass: '16 24 30' } as const

/** `channels` (`'12 24 14'`) at an opacity of 0 to 1. */
export const alpha = (channels: string, opacity: number) => `rgb(${channels} / ${opacity})`

/** Channels for lines and shadows, to be used with `alpha`. */
export const ink = { light: '20 32 22', dark: '230 245 232' } as const
/** Channels of pure white, for text and lines over photographs. */
export const white = '255 255 255'
/** Channels of shadows. */
export const shade = { light: '12 24 14', dark: '0 0 0' } as const
