import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from './repositoryRoot.ts'
import {
  formatPictureFingerprint,
  parsePictureFingerprint,
  type PictureFingerprint,
} from './fingerprint.ts'

/** The committed baselines; `BASELINES` names those of another commit, which include stories. */
export const baselinesFolder =
  process.env['BASELINES'] || join(repositoryRoot, 'tests/visual/pictures')
/** True if baselines of another commit are given. */
export const hasBaseCommit = Boolean(process.env['BASELINES'])
/** Baselines that are not committed: those of stories, and of looks that only `--all` takes. */
export const localBaselinesFolder = join(repositoryRoot, '.cache/visual/local')

/** Fingerprints of one test by picture name. */
export type PictureFingerprints = ReadonlyMap<string, PictureFingerprint>

export const fingerprintFolder = 'fingerprints'

/** Returns whether a test takes pictures from Storybook. */
export const isStoryGroup = (group: string): boolean =>
  /^(story|letter)\.|^document\.[^_]/.test(group)

/** Returns the file of the fingerprints of a test. */
export const getFingerprintFile = (group: string, folder: string = baselinesFolder): string =>
  join(folder, fingerprintFolder, `${group}.json`)

/** Reads the fingerprints of a test; without those of another format. */
export function readPictureFingerprints(
  group: string,
  folder: string = baselinesFolder,
): PictureFingerprints {
  const file = getFingerprintFile(group, folder)
  if (!existsSync(file)) return new Map()
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
  return new Map(
    Object.entries(texts).flatMap(([name, text]) => {
      const fingerprint = parsePictureFingerprint(text)
      return fingerprint ? [[name, fingerprint] as const] : []
    }),
  )
}

/** Reads the fingerprints of all tests. */
export function readAllPictureFingerprints(folder: string): readonly PictureFingerprint[] {
  const files = join(folder, fingerprintFolder)
  return (existsSync(files) ? readdirSync(files) : []).flatMap((file) => [
    ...readPictureFingerprints(file.replace(/\.json$/, ''), folder).values(),
  ])
}

/** Writes the fingerprints of a test, sorted by picture name; deletes the file if there are none. */
export function savePictureFingerprints(
  group: string,
  all: PictureFingerprints,
  folder: string = baselinesFolder,
): void {
  const file = getFingerprintFile(group, folder)
  if (all.size === 0) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  const texts = [...all]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, formatPictureFingerprint(one)] as const)
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`)
}
