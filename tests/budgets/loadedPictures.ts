/** Screen that a page is loaded on. */
export interface DeviceScreen {
  readonly width: number
  /** Device pixels per CSS pixel. */
  readonly density: number
  readonly dark?: boolean
}

/** Common screens: a phone, a laptop, a large screen; and a laptop in dark mode. */
export const deviceScreens = {
  phone: { width: 390, density: 2 },
  laptop: { width: 1440, density: 1 },
  'dark laptop': { width: 1440, density: 1, dark: true },
  'large screen': { width: 1920, density: 1 },
} as const satisfies Readonly<Record<string, DeviceScreen>>

/** Returns the files of the pictures that a browser with AVIF loads at once: of each picture that is not lazy, one. */
export const findEagerPictures = (html: string, screen: DeviceScreen): readonly string[] => [
  ...new Set(
    [...html.matchAll(/<picture[^>]*>(.*?)<\/picture>/gs)].flatMap(([, inner = '']) => {
      const [image = ''] = /<img[^>]*>/.exec(inner) ?? []
      if (image.includes('loading="lazy"')) return []
      const sources = [...inner.matchAll(/<source[^>]*>/g)].map(([tag]) => tag)
      const chosen = sources.find((tag) => matchesMedia(attribute(tag, 'media'), screen))
      return chosen === undefined
        ? attribute(image, 'src')
        : selectCandidate(attribute(chosen, 'srcset'), attribute(chosen, 'sizes'), screen)
    }),
  ),
]

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i')
    .exec(tag)?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>') ?? ''

/** Selects the file as a browser does: the narrowest that has a pixel for each of the screen. */
function selectCandidate(srcset: string, sizes: string, screen: DeviceScreen): string {
  const files = srcset.split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ')
    return { url, width: Number.parseInt(width) }
  })
  const needed = lengthOf(sizes, screen) * screen.density
  return (files.find(({ width }) => width >= needed) ?? files.at(-1))?.url ?? ''
}

/** Returns the width in CSS pixels that `sizes` gives a picture. */
function lengthOf(sizes: string, screen: DeviceScreen): number {
  for (const part of sizes.split(', ')) {
    const [, media = '', length = ''] = /^(\(.*\) )?(\S+)$/.exec(part) ?? []
    if (!matchesMedia(media.trim(), screen)) continue
    const [, number = '', unit = ''] = /^([\d.]+)(vw|px|rem)$/.exec(length) ?? []
    if (unit === '') throw new Error(`"${length}" is no length that is known here.`)
    return Number(number) * { vw: screen.width / 100, px: 1, rem: 16 }[unit as 'vw' | 'px' | 'rem']
  }
  throw new Error(`"${sizes}" has no length for ${screen.width} px.`)
}

function matchesMedia(media: string, { width, dark = false }: DeviceScreen): boolean {
  if (media === '') return true
  if (media === '(prefers-color-scheme: dark)') return dark
  const [, limit] = /^\(width < (\d+)px\)$/.exec(media) ?? []
  if (limit === undefined) throw new Error(`"${media}" is no condition that is known here.`)
  return width < Number(limit)
}
