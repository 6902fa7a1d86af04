import {
  colourLooks,
  formatPictureLook,
  languageLooks,
  layoutLooks,
  type StoryPictureLook,
} from './pictureLooks.ts'

const heights = { 1024: 900, 390: 844 } as const

const modeOf = ({ brand, mode, contrast, width, locale, direction }: StoryPictureLook) => ({
  brand,
  theme: mode,
  ...(contrast === 'more' && { contrast }),
  ...(locale && { locale }),
  ...(direction && { direction }),
  viewport: { width, height: heights[width] },
})

/** Modes of the Chromatic snapshots: the looks of the pictures. */
export const chromaticModes = Object.fromEntries(
  [...colourLooks, ...layoutLooks, ...languageLooks].map((look) => [
    formatPictureLook(look),
    modeOf(look),
  ]),
)
