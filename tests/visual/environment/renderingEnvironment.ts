import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { themes } from '#design-system/themes/themes.ts'
import { pinnedBrowserArchives, type TestBrowser } from '../../browser.ts'
import { baselinesFolder } from '../baselines.ts'
import { chineseFontFile } from '../pages/chineseFont.ts'

/** What the pictures are drawn with: equal environments draw equal pixels on equal processors. */
export interface RenderingEnvironment {
  readonly browser: string
  /** Digest of the archives of the pinned browser. */
  readonly browserDigest: string
  /** Digests of the themes' fonts, by typeface. */
  readonly fonts: Readonly<Record<string, string>>
}

/** A browser with the digest of the probe: what this machine makes of gradients, shadows, filters, curves, text and pictures. */
export interface ProbedBrowser extends TestBrowser {
  readonly probe: string
}

const fileIn = (baselines: string) => join(baselines, 'made-with.json')
const digests = new Map<string, string>()

/** Memoized digest of a file: each test compares the environment, and the browser is large. */
function digestOf(path: string): string {
  const digest =
    digests.get(path) ?? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32)
  digests.set(path, digest)
  return digest
}

/** Returns the current environment. */
function currentEnvironment({ name, version }: TestBrowser): RenderingEnvironment {
  const faces = themes.flatMap(({ name: theme, type }) =>
    [type.display, type.text].map(({ name: face, file: path }) => [face, fontFile(theme, path)]),
  ) as [string, string][]
  return {
    browser: `${name} (${version})`,
    browserDigest: pinnedBrowserArchives.map(digestOf).join(' '),
    fonts: {
      ...Object.fromEntries(faces.map(([face, path]) => [face, digestOf(path)])),
      'Noto Sans SC': digestOf(chineseFontFile),
    },
  }
}

/** Returns a short name of what pictures are drawn with. */
export function formatEnvironmentKey(browser: ProbedBrowser): string {
  const { browserDigest } = currentEnvironment(browser)
  return createHash('sha256').update(`${browserDigest} ${browser.probe}`).digest('hex').slice(0, 12)
}

const remedy =
  'npm run visual:compare compares with pictures that are drawn here; if this is wanted: npm run visual:accept'

/** Explains why pictures of this browser cannot be compared with committed baselines; undefined if they can. */
export function explainIncomparableBrowser(
  browser: TestBrowser,
  baselines: string = baselinesFolder,
): string | undefined {
  if (!browser.pinned)
    return `not comparable here: browser ${browser.name} ${browser.version} instead of the pinned one`
  const kept = readMadeWith(baselines)
  const now = currentEnvironment(browser)
  if (!kept) return undefined
  if (kept.browserDigest !== now.browserDigest)
    return `not comparable: the kept pictures are drawn by ${kept.browser}, this is ${now.browser}; ${remedy}`
  return undefined
}

/** Returns the typefaces that have changed since the pictures were committed. */
export function listChangedFonts(browser: TestBrowser): readonly string[] {
  const kept = readMadeWith(baselinesFolder)
  const { fonts } = currentEnvironment(browser)
  return kept ? Object.keys(fonts).filter((face) => kept.fonts[face] !== fonts[face]) : []
}

/** Saves the environment of accepted pictures. */
export const saveRenderingEnvironment = (browser: TestBrowser): void =>
  writeFileSync(
    fileIn(baselinesFolder),
    `${JSON.stringify(currentEnvironment(browser), null, 2)}\n`,
  )

const readMadeWith = (baselines: string) =>
  existsSync(fileIn(baselines))
    ? (JSON.parse(readFileSync(fileIn(baselines), 'utf8')) as RenderingEnvironment)
    : undefined

const fontFile = (theme: string, path: string) =>
  path.startsWith('.')
    ? join(import.meta.dirname, '../../../design-system/themes', theme, path)
    : createRequire(import.meta.url).resolve(path)
