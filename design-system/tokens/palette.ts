/** The brand green; all other colours of the theme are derived from it. */
export const brandGreen = '#70B56A'

/** The brand blue of the second theme. */
export const brandBlue = '#2457A6'

/** The brand violet of the third theme, for dense tools. */
export const brandViolet = '#5B5BD6'

/** Dark blue and white for photographs, independent of the theme; as channels for `alpha`. */
export const nightPhotoColours = {
  sky: '19 27 38',
  deep: '7 13 18',
  glass: '16 24 30',
  white: '255 255 255',
} as const

/** Formats channels (`'12 24 14'`) with an opacity of 0 to 1. */
export const formatColourWithAlpha = (channels: string, opacity: number) =>
  `rgb(${channels} / ${opacity})`
