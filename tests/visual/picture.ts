import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Look } from '../matrix.ts'
import { repositoryRoot } from './repositoryRoot.ts'
import {
  flakyPictureProblem,
  missingPictureProblem,
  type PictureChange,
  type FingerprintedPicture,
} from './comparison.ts'
import type { ComputedStyleChange } from './document/styleChanges.ts'
import { formatPictureFingerprint, type PictureFingerprint } from './fingerprint.ts'
import {
  createOutlineChange,
  type VisualChange,
  createWholePictureChange,
} from './grouping/visualChanges.ts'
import type { AccessibilityOutlineDifference, OutlineDifferenceLine } from './outline.ts'

/** What is pictured, with its look. */
export interface PictureFrame {
  /** Name of the picture. */
  readonly name: string
  /** Name of the test and of the file of fingerprints. */
  readonly group: string
  /** Address of a page, or file of a story. */
  readonly address: string
  /** Id of a page: the path of its config. */
  readonly page?: string
  /** Id of a story. */
  readonly story?: string
  readonly look: Pick<Look, 'theme' | 'contrast' | 'locale'>
  readonly width: number
  /** True if the outline is compared, too. */
  readonly hasAriaSnapshot: boolean
  /** True if it is compared with a committed baseline; others are compared with the last local run. */
  readonly isKept: boolean
}

/** A changed picture or outline in `tests/.out/visual`. */
export interface PictureDifference extends Omit<PictureFrame, 'isKept' | 'hasAriaSnapshot'> {
  readonly problem: string
  /** Digest of the new picture and outline. */
  readonly digest: string
  /** Place of the first difference, in px. */
  readonly first: readonly [x: number, y: number]
  /** What an acceptance writes; nothing for a flaky picture. */
  readonly changed: readonly ('picture' | 'outline')[]
  /** The new fingerprint; none of a removed picture. */
  readonly fingerprint?: string
  /** The new outline, if it has changed. */
  readonly ariaSnapshot?: string
  /** Difference of the outline; empty if it is unchanged. */
  readonly outline: readonly OutlineDifferenceLine[]
  /** What has changed, the most telling first. */
  readonly changes: readonly VisualChange[]
  /** Changed properties; empty if the picture before is not on this machine. */
  readonly styles: readonly ComputedStyleChange[]
  /** Picture files: `name.actual.png` unless it is gone, if the picture before is known `name.kept.png`, and `name.difference.png`. */
  readonly files: readonly ('actual' | 'kept' | 'difference')[]
}

/** Type of the annotations of a test that name what differs. */
export const differenceAnnotation = 'difference'

export const visualOutputFolder = join(repositoryRoot, 'tests/.out/visual')
/** Messages of frames that could be taken only when tried again, one file each. */
export const retakenPicturesFolder = join(visualOutputFolder, 'retaken')

/** Keeps the message of a frame that failed once, so that the end of the run names it. */
export function recordRetakenPicture(name: string, message: string): void {
  mkdirSync(retakenPicturesFolder, { recursive: true })
  writeFileSync(join(retakenPicturesFolder, name), message)
}

const fileEndings = [
  'actual.png',
  'kept.png',
  'difference.png',
  'crop.png',
  'actual.document',
  'json',
]

/** Deletes the review files of a picture. */
export function deleteReviewFiles(name: string): void {
  for (const ending of fileEndings)
    rmSync(join(visualOutputFolder, `${name}.${ending}`), { force: true })
  rmSync(join(retakenPicturesFolder, name), { force: true })
}

/** Removes a picture from the review; its files are deleted by the next run. */
export const removeFromReview = (name: string): void =>
  rmSync(join(visualOutputFolder, `${name}.json`), { force: true })

export function writeDifference(difference: PictureDifference): void {
  mkdirSync(visualOutputFolder, { recursive: true })
  writeFileSync(join(visualOutputFolder, `${difference.name}.json`), JSON.stringify(difference))
}

const digestOf = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32)

/** Writes the description of a baseline that is no longer pictured. */
export const writeRemoval = (
  group: string,
  name: string,
  { digest, width }: PictureFingerprint,
): void =>
  writeDifference({
    name,
    group,
    address: '',
    look: { theme: { brand: '', mode: 'light' }, contrast: 'usual', locale: 'en' },
    width,
    problem: missingPictureProblem,
    digest: digestOf(missingPictureProblem, digest),
    first: [0, 0],
    changed: ['picture'],
    outline: [],
    changes: [createWholePictureChange('removed')],
    styles: [],
    files: [],
  })

/** What has changed in a frame. */
export interface FrameChanges {
  readonly picture?: PictureChange | undefined
  readonly outline?: AccessibilityOutlineDifference | undefined
}

/** Writes the files of a difference for review and returns its description. */
export function writeReviewFiles(
  { name, group, address, page, story, look, width }: PictureFrame,
  { png, document, fingerprint }: FingerprintedPicture,
  { picture, outline }: FrameChanges,
): string {
  mkdirSync(visualOutputFolder, { recursive: true })
  const pictures = { actual: png, ...picture?.pictures }
  for (const [kind, data] of Object.entries(pictures))
    writeFileSync(join(visualOutputFolder, `${name}.${kind}.png`), data)
  if (document) writeFileSync(join(visualOutputFolder, `${name}.actual.document`), document)
  const isFlaky = picture?.problem.startsWith(flakyPictureProblem) === true
  writeDifference({
    name,
    group,
    address,
    ...(page !== undefined && { page }),
    ...(story !== undefined && { story }),
    look,
    width,
    problem: [picture, outline].flatMap((one) => one?.problem ?? []).join('; '),
    digest: digestOf(fingerprint.digest, outline?.now ?? ''),
    first: picture?.first ?? [0, 0],
    changed: [
      ...(picture && !isFlaky ? (['picture'] as const) : []),
      ...(outline ? (['outline'] as const) : []),
    ],
    fingerprint: formatPictureFingerprint(fingerprint),
    ...(outline && { ariaSnapshot: outline.now }),
    outline: outline?.lines ?? [],
    changes: [
      ...(picture?.changes ?? []),
      ...(outline ? [createOutlineChange(outline.lines)] : []),
    ],
    styles: picture?.styles ?? [],
    files: Object.keys(pictures) as PictureDifference['files'],
  })
  return [picture, outline].flatMap((one) => one?.problem ?? []).join('; ')
}
