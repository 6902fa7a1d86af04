import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './repositoryRoot.ts'
import type { PictureFingerprint } from './fingerprint.ts'

/** Pictures, and the documents that they show, by the digest of their pixels: what this machine has drawn. */
export const pictureStore = join(repositoryRoot, '.cache/visual/store')

/** A picture with the encoded snapshot of the document that it shows; PDF files have none. */
export interface StoredPicture {
  readonly png: Buffer
  readonly document?: Buffer | undefined
}

const endings = { png: '.png', document: '.document' } as const
type Kind = keyof typeof endings

const fileOf = (digest: string, kind: Kind) => join(pictureStore, digest + endings[kind])

function find(digest: string, kind: Kind): Buffer | undefined {
  const file = fileOf(digest, kind)
  return existsSync(file) ? readFileSync(file) : undefined
}

/** Finds a picture, lossless, and its document. */
export function findStoredPicture({ digest }: PictureFingerprint): Partial<StoredPicture> {
  const [png, document] = [find(digest, 'png'), find(digest, 'document')]
  return { ...(png && { png }), ...(document && { document }) }
}

/** Written by each build of what a picture shows: the site, or Storybook. */
const builds = { page: 'site/dist/stamp', story: 'stories/.out/index.json' } as const

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/**
 * Returns whether a picture is in the store with its document as the last build has made it: styles and elements may change without another pixel, and would
 * be told as changes of the next edit.
 */
export const isPictureStored = (
  { digest }: PictureFingerprint,
  shows: keyof typeof builds,
): boolean =>
  existsSync(fileOf(digest, 'png')) &&
  timeOf(fileOf(digest, 'document')) > timeOf(join(repositoryRoot, builds[shows]))

/** Stores a picture, to show it beside a later difference, and the newest document of its page. */
export function storePicture({ digest }: PictureFingerprint, picture: StoredPicture): void {
  mkdirSync(pictureStore, { recursive: true })
  for (const kind of ['png', 'document'] as const) {
    const data = picture[kind]
    const isNeeded = kind === 'document' || !existsSync(fileOf(digest, kind))
    if (data && isNeeded) writeFileSync(fileOf(digest, kind), data)
  }
}

/** Deletes the pictures whose digest is not needed; returns the bytes that were freed and that are left. */
export function prunePictureStore(needed: ReadonlySet<string>): { freed: number; left: number } {
  const sizes = { freed: 0, left: 0 }
  for (const name of existsSync(pictureStore) ? readdirSync(pictureStore) : []) {
    const file = join(pictureStore, name)
    const isNeeded = needed.has(name.replace(/\..*$/, ''))
    sizes[isNeeded ? 'left' : 'freed'] += statSync(file).size
    if (!isNeeded) rmSync(file)
  }
  return sizes
}
