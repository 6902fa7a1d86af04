import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { themes } from '#design-system/themes/themes.ts'
import { pinnedBrowserArchives, type TestBrowser } from '../browser.ts'
import { chineseFontFile } from './pages/chineseFont.ts'
import { repositoryRoot } from './changes.ts'

/** Browser and fonts of the pictures: the same bytes render the same pictures. */
export interface RenderingEnvironment {
  readonly browser: string
  /** Digest of the archives of the pinned browser. */
  readonly browserDigest: string
  /** Instructions of the processor that the browser draws with; others round edges and pictures differently. */
  readonly instructions: string
  /** Digests of the themes' fonts, by typeface. */
  readonly fonts: Readonly<Record<string, string>>
}

const file = join(import.meta.dirname, 'pictures/made-with.json')
const digestOf = (path: string) =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32)

/** Returns the current browser and fonts. */
function currentRenderer({ name, version }: TestBrowser): RenderingEnvironment {
  const faces = themes.flatMap(({ name: theme, type }) =>
    [type.display, type.text].map(({ name: face, file: path }) => [face, fontFile(theme, path)]),
  ) as [string, string][]
  return {
    browser: `${name} (${version})`,
    browserDigest: pinnedBrowserArchives.map(digestOf).join(' '),
    instructions: instructions(),
    fonts: {
      ...Object.fromEntries(faces.map(([face, path]) => [face, digestOf(path)])),
      'Noto Sans SC': digestOf(chineseFontFile),
    },
  }
}

/** Explains why pictures of this browser cannot be compared with the committed ones; undefined if they can. */
export function explainIncomparableBrowser(browser: TestBrowser): string | undefined {
  if (!browser.pinned)
    return `not comparable here: browser ${browser.name} ${browser.version} instead of the pinned one`
  const kept = readMadeWith()
  const now = currentRenderer(browser)
  return kept && kept.browserDigest !== now.browserDigest
    ? `not comparable: the kept pictures are drawn by ${kept.browser}, this is ${now.browser}; if that is wanted: npm run visual:accept`
    : undefined
}

/** Returns whether this processor draws exactly what that of the committed pictures has drawn. */
export const hasSameProcessor = (): boolean => readMadeWith()?.instructions === instructions()

/** Skia, which draws in Chromium, has code of its own for each of these. */
function instructions(): string {
  const flags = existsSync('/proc/cpuinfo') ? readFileSync('/proc/cpuinfo', 'utf8') : ''
  const extension = ['avx512vl', 'avx2', 'avx'].find((name) => flags.includes(` ${name} `))
  return `${process.arch} ${extension ?? 'without extensions'}`
}

/** Returns the typefaces that have changed since the pictures were committed. */
export function listChangedFonts(browser: TestBrowser): readonly string[] {
  const kept = readMadeWith()
  const { fonts } = currentRenderer(browser)
  return kept ? Object.keys(fonts).filter((face) => kept.fonts[face] !== fonts[face]) : []
}

/** Saves the browser and fonts of the accepted pictures. */
export const saveRenderingEnvironment = (browser: TestBrowser): void =>
  writeFileSync(file, `${JSON.stringify(currentRenderer(browser), null, 2)}\n`)

const readMadeWith = () =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RenderingEnvironment) : undefined

const fontFile = (theme: string, path: string) =>
  path.startsWith('.')
    ? join(repositoryRoot, 'design-system/themes', theme, path)
    : createRequire(import.meta.url).resolve(path)
