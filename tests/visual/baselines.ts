import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { repositoryRoot } from './changes.ts'
import { readRawPicture } from './raw.ts'
import {
  decodePictureFingerprint,
  encodePictureFingerprint,
  type PictureFingerprint,
  createPictureFingerprint,
} from './tiles.ts'

/** Height limit of WebP in pixels; a longer page is pictured down to it. */
const maxHeight = 16_383

/** The committed baselines; `BASELINES` names those of another commit, which include stories. */
export const baselinesFolder = process.env['BASELINES'] || join(import.meta.dirname, 'pictures')
/** True if baselines of another commit are given. */
export const hasBaseCommit = Boolean(process.env['BASELINES'])
/** Baselines that are not committed: those of stories, and of looks that only `--all` takes. A picture without one becomes its own. */
export const localBaselinesFolder = join(repositoryRoot, '.cache/visual/local')
/** Pictures by the digest of their pixels: of baselines that have only a fingerprint. */
export const pictureStore = join(repositoryRoot, '.cache/visual/store')

/** Baseline of a picture: a lossless fingerprint, and a small lossy picture for review where one can be found. */
export interface PictureBaseline {
  readonly picture?: Buffer | undefined
  readonly fingerprint: PictureFingerprint
}

/** Fingerprints of one test by picture name. */
export type PictureFingerprints = ReadonlyMap<string, PictureFingerprint>

export const fingerprintFolder = 'fingerprints'

/** Returns whether a test takes pictures from Storybook. */
export const isStoryGroup = (group: string): boolean => /^(story|letter|document)\./.test(group)

const fingerprintFile = (group: string, folder: string) =>
  join(folder, fingerprintFolder, `${group}.json`)

/** Reads the fingerprints of a test; empty if none are kept. */
export function readPictureFingerprints(
  group: string,
  folder: string = baselinesFolder,
): PictureFingerprints {
  const file = fingerprintFile(group, folder)
  if (!existsSync(file)) return new Map()
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
  return new Map(
    Object.entries(texts).map(([name, text]) => [
      name,
      decodePictureFingerprint(Buffer.from(text, 'base64')),
    ]),
  )
}

/** Writes the fingerprints of a test, sorted by picture name. */
export function savePictureFingerprints(
  group: string,
  all: PictureFingerprints,
  folder: string = baselinesFolder,
): void {
  const file = fingerprintFile(group, folder)
  mkdirSync(dirname(file), { recursive: true })
  const texts = [...all]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, encodePictureFingerprint(one).toString('base64')] as const)
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`)
}

/** Encodes a picture as lossy WebP, a tenth of the size of PNG; the encoder is pinned and deterministic. */
export const encodeBaseline = async (png: Buffer): Promise<Buffer> =>
  (await cropToMaxHeight(png)).webp({ quality: 80, effort: 4 }).toBuffer()

export async function cropToMaxHeight(png: Buffer): Promise<Sharp> {
  const image = sharp(png).removeAlpha()
  const { width, height } = await image.metadata()
  return image.extract({ left: 0, top: 0, width, height: Math.min(height, maxHeight) })
}

export async function createPictureBaseline(
  png: Buffer,
): Promise<PictureBaseline & { readonly picture: Buffer }> {
  const [picture, raw] = await Promise.all([
    encodeBaseline(png),
    readRawPicture(await cropToMaxHeight(png)),
  ])
  return { picture, fingerprint: createPictureFingerprint(raw) }
}

const committedPicture = (name: string, folder: string) => join(folder, `${name}.webp`)
const storedPicture = (digest: string) => join(pictureStore, `${digest}.webp`)

/** Finds the picture of a fingerprint: committed beside it, or in the store of this machine. */
export function findPictureByFingerprint(
  name: string,
  { digest }: PictureFingerprint,
  folder: string = baselinesFolder,
): Buffer | undefined {
  const file = [committedPicture(name, folder), storedPicture(digest)].find((one) =>
    existsSync(one),
  )
  return file === undefined ? undefined : readFileSync(file)
}

/** Keeps the picture of a fingerprint, so that a later difference can be shown beside it. */
export async function storePicture({ digest }: PictureFingerprint, png: Buffer): Promise<void> {
  const file = storedPicture(digest)
  if (existsSync(file)) return
  mkdirSync(pictureStore, { recursive: true })
  writeFileSync(file, await encodeBaseline(png))
}

const storedStyles = ({ digest }: PictureFingerprint) => join(pictureStore, `${digest}.styles`)

/** Returns whether this machine has the computed styles of a picture. */
export const hasComputedStyles = (fingerprint: PictureFingerprint): boolean =>
  existsSync(storedStyles(fingerprint))

/** Finds the encoded computed styles of a picture in the store of this machine. */
export const findComputedStyles = (fingerprint: PictureFingerprint): Buffer | undefined =>
  hasComputedStyles(fingerprint) ? readFileSync(storedStyles(fingerprint)) : undefined

/** Keeps the styles of a picture, so that a later difference can name the changed properties. */
export function storeComputedStyles(fingerprint: PictureFingerprint, styles: Buffer): void {
  mkdirSync(pictureStore, { recursive: true })
  writeFileSync(storedStyles(fingerprint), styles)
}

/** A picture with the encoded computed styles of what it shows. */
export interface PictureWithStyles {
  readonly png: Buffer
  readonly styles?: Buffer | undefined
}

/** Saves pictures of a test as new baselines; those whose name is in `committed` with a small picture. */
export async function acceptPictures(
  group: string,
  pictures: ReadonlyMap<string, PictureWithStyles>,
  options: { readonly committed?: ReadonlySet<string>; readonly folder?: string },
): Promise<void> {
  const { committed = new Set(), folder = baselinesFolder } = options
  const all = new Map(readPictureFingerprints(group, folder))
  for (const [name, { png, styles }] of pictures) {
    const fingerprint = createPictureFingerprint(await readRawPicture(await cropToMaxHeight(png)))
    all.set(name, fingerprint)
    if (committed.has(name))
      writeFileSync(committedPicture(name, folder), await encodeBaseline(png))
    else await storePicture(fingerprint, png)
    if (styles) storeComputedStyles(fingerprint, styles)
  }
  savePictureFingerprints(group, all, folder)
}
