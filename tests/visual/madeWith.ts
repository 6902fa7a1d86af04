import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { themes } from '#design-system/themes/themes.ts'
import { pinnedFiles, type TestBrowser } from '../browser.ts'
import { top } from './changes.ts'

/** What drew the pictures: the same bytes of both draw the same pictures. */
export interface MadeWith {
  readonly browser: string
  /** Digest of the pinned browser as it was packed. */
  readonly browserDigest: string
  /** Digests of the themes' fonts, by typeface. */
  readonly fonts: Readonly<Record<string, string>>
}

const file = join(import.meta.dirname, 'pictures/made-with.json')
const digestOf = (path: string) =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32)

/** What would draw pictures now. */
export function madeNow({ name, version }: TestBrowser): MadeWith {
  const faces = themes.flatMap(({ name: theme, type }) =>
    [type.display, type.text].map(({ name: face, file: path }) => [face, fontFile(theme, path)]),
  ) as [string, string][]
  return {
    browser: `${name} (${version})`,
    browserDigest: pinnedFiles.map(digestOf).join(' '),
    fonts: Object.fromEntries(faces.map(([face, path]) => [face, digestOf(path)])),
  }
}

/** Why pictures of this browser cannot be compared with those that are kept; nothing if they can. */
export function notComparable(browser: TestBrowser): string | undefined {
  if (!browser.pinned)
    return `not comparable here: browser ${browser.name} ${browser.version} instead of the pinned one`
  const kept = readMadeWith()
  const now = madeNow(browser)
  return kept && kept.browserDigest !== now.browserDigest
    ? `not comparable: the kept pictures are drawn by ${kept.browser}, this is ${now.browser}; if that is wanted: npm run visual:accept`
    : undefined
}

/** The typefaces that are others than when the pictures were kept: then every picture with them differs. */
export function otherFonts(browser: TestBrowser): readonly string[] {
  const kept = readMadeWith()
  const { fonts } = madeNow(browser)
  return kept ? Object.keys(fonts).filter((face) => kept.fonts[face] !== fonts[face]) : []
}

/** Keeps what the accepted pictures were drawn with. */
export const keepMadeWith = (browser: TestBrowser): void =>
  writeFileSync(file, `${JSON.stringify(madeNow(browser), null, 2)}\n`)

const readMadeWith = () =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MadeWith) : undefined

const fontFile = (theme: string, path: string) =>
  path.startsWith('.')
    ? join(top, 'design-system/themes', theme, path)
    : createRequire(import.meta.url).resolve(path)
