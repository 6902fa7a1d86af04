import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  bodiesFile,
  type BuiltBody,
  type BuiltSite,
  type ByteRange,
  bytesOf,
} from '#data/builtSite.ts'
import { splitLocale } from '#data/locales.ts'

/** What a page brings at once, in bytes on the wire, and with how many requests. */
export interface Weight {
  readonly document: number
  readonly style: number
  readonly script: number
  readonly fonts: number
  readonly images: number
  readonly requests: number
}

const dist = join(import.meta.dirname, '../../site/dist')

/** Every built page of `site/dist` with its weight, by address. */
export function weighPages(): ReadonlyMap<string, Weight> {
  const site = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as BuiltSite
  const bodies = readFileSync(join(dist, bodiesFile))
  return new Map(site.pages.map(({ path, banner }) => [path, weigh(banner, bodies)]))
}

export const isHome = (address: string): boolean => splitLocale(address).path === '/'

function weigh({ identity, br }: BuiltBody, bodies: Buffer): Weight {
  // What stands there for visitors without script is asked for by nobody else.
  const html = bytesOf(bodies, identity)
    .toString()
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
  const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, href = '']) => href))] // prettier-ignore
  const styles = named(/<link rel="stylesheet" href="([^"]+)"/g)
  const scripts = [
    ...named(/<script[^>]*\ssrc="([^"]+)"/g),
    ...named(/<link rel="modulepreload" href="([^"]+)"/g),
  ]
  const fonts = named(/<link rel="preload" href="([^"]+\.woff2)"/g)
  const images = named(/<img(?![^>]*loading="lazy")[^>]*\ssrc="([^"]+)"/g)
  const sum = (hrefs: readonly string[]) => hrefs.reduce((all, href) => all + weightOf(href), 0)
  return {
    document: packed(br)[1],
    style: sum(styles),
    script: sum(scripts),
    fonts: sum(fonts),
    images: sum(images),
    requests: 1 + styles.length + scripts.length + fonts.length + images.length,
  }
}

function packed(body: BuiltBody['br']): ByteRange {
  if (body === undefined) throw new Error('The site is built without packing')
  return body
}

/** As it travels: packed, where a packed one lies beside it. */
function weightOf(href: string): number {
  const file = join(dist, 'client', href.split('?', 1)[0] ?? '')
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
