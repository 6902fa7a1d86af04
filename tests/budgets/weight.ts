import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  pageBodiesFileName,
  type BuiltPageBodyRanges,
  type BuiltSiteManifest,
  type ByteRange,
  sliceByteRange,
} from '#data/pages/builtSite.ts'
import { findEagerPictures, deviceScreens, type DeviceScreen } from './loadedPictures.ts'
import { splitLocaleFromPath } from '#data/locale/locales.ts'
import { measureFirstSectionBytes } from './firstSection.ts'

/** Bytes on the wire and number of requests of a page load. */
export interface PageWeight {
  readonly document: number
  /** The document up to the end of its first section. */
  readonly firstSection: number
  readonly style: number
  readonly script: number
  readonly fonts: number
  /** Pictures that are not lazy, in the file that a browser loads on each screen. */
  readonly pictures: Readonly<Record<keyof typeof deviceScreens, number>>
  /** The largest of these. */
  readonly images: number
  readonly requests: number
}

/** Parts that are one number. */
export type NumericPageWeightPart = Exclude<keyof PageWeight, 'pictures'>

const dist = join(import.meta.dirname, '../../site/dist')

/** Returns the load size of every built page of `site/dist` by address. */
export function measurePageWeights(): ReadonlyMap<string, PageWeight> {
  const site = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as BuiltSiteManifest
  const bodies = readFileSync(join(dist, pageBodiesFileName))
  return new Map(site.pages.map(({ path, banner }) => [path, weigh(banner, bodies)]))
}

export const isHomePage = (address: string): boolean => splitLocaleFromPath(address).path === '/'

function weigh({ identity, br }: BuiltPageBodyRanges, bodies: Buffer): PageWeight {
  const whole = sliceByteRange(bodies, identity).toString()
  // Browsers with scripts do not load resources inside `noscript`.
  const html = whole.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
  const named = (pattern: RegExp, text = html) => [
    ...new Set([...text.matchAll(pattern)].map(([, href = '']) => href)),
  ]
  const styles = named(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)
  const scripts = [
    ...named(/<script[^>]*\ssrc="([^"]+)"/g),
    ...named(/<link rel="modulepreload" href="([^"]+)"/g),
  ]
  // Of files for different widths a page loads one.
  const fonts = named(
    /<link rel="preload"(?![^>]* media="\(width &gt;=)[^>]* href="([^"]+\.woff2)"/g,
    whole,
  )
  const images = mapScreens((screen) => findEagerPictures(html, screen))
  const sum = (hrefs: readonly string[]) => hrefs.reduce((all, href) => all + weightOf(href), 0)
  return {
    document: packed(br)[1],
    firstSection: measureFirstSectionBytes(whole),
    style: sum(styles),
    script: sum(scripts),
    fonts: sum(fonts),
    pictures: mapScreens((_, name) => sum(images[name])),
    images: Math.max(...Object.values(images).map(sum)),
    requests:
      1 +
      styles.length +
      scripts.length +
      fonts.length +
      Math.max(...Object.values(images).map(({ length }) => length)),
  }
}

const mapScreens = <T>(
  valueOf: (screen: DeviceScreen, name: keyof typeof deviceScreens) => T,
): Readonly<Record<keyof typeof deviceScreens, T>> => ({
  phone: valueOf(deviceScreens.phone, 'phone'),
  laptop: valueOf(deviceScreens.laptop, 'laptop'),
  'dark laptop': valueOf(deviceScreens['dark laptop'], 'dark laptop'),
  'large screen': valueOf(deviceScreens['large screen'], 'large screen'),
})

function packed(body: BuiltPageBodyRanges['br']): ByteRange {
  if (body === undefined) throw new Error('The site is built without packing')
  return body
}

/** Returns the transfer size: that of the precompressed file if there is one. */
function weightOf(href: string): number {
  const file = join(dist, 'client', href.split('?', 1)[0] ?? '')
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
