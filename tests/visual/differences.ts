import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { saveAriaSnapshot } from './ariaSnapshot.ts'
import {
  baselinesFolder,
  fingerprintFolder,
  isStoryGroup,
  localBaselinesFolder,
  readPictureFingerprints,
  savePictureFingerprints,
} from './baselines.ts'
import { describePictureDifference, missingPictureProblem, readPicture } from './comparison.ts'
import { parsePictureFingerprint } from './fingerprint.ts'
import {
  type PictureDifference,
  removeFromReview,
  visualOutputFolder,
  writeDifference,
  writeRemoval,
} from './picture.ts'
import { findStoredPicture, storePicture } from './store.ts'

/** Reads the differences of the last run, sorted by picture name. */
export function readDifferences(from: string = visualOutputFolder): readonly PictureDifference[] {
  if (!existsSync(from)) return []
  return readdirSync(from)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(from, name), 'utf8')) as PictureDifference)
}

function readFileIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}

/** Makes the new pictures and outlines the baselines; a removed picture leaves them. Flaky ones have nothing to accept. */
export function acceptDifferences(
  differences: readonly PictureDifference[],
  folderOf = (group: string) => (isStoryGroup(group) ? localBaselinesFolder : baselinesFolder),
): void {
  for (const [group, own] of Map.groupBy(differences, (difference) => difference.group)) {
    const folder = folderOf(group)
    const fingerprints = new Map(readPictureFingerprints(group, folder))
    for (const { name, changed, fingerprint: text = '', ariaSnapshot } of own) {
      const fingerprint = parsePictureFingerprint(text)
      if (changed.includes('picture'))
        if (fingerprint) fingerprints.set(name, fingerprint)
        else fingerprints.delete(name)
      if (changed.includes('outline')) saveAriaSnapshot({ name }, ariaSnapshot ?? '', folder)
      const png = readFileIfThere(join(visualOutputFolder, `${name}.actual.png`))
      const document = readFileIfThere(join(visualOutputFolder, `${name}.actual.document`))
      if (png && fingerprint) storePicture(fingerprint, { png, document })
      removeFromReview(name)
    }
    savePictureFingerprints(group, fingerprints, folder)
  }
}

/**
 * Compares differences with the pictures before, as far as these have come to this machine since; returns the groups of those whose
 * picture is not there.
 */
export async function completePendingDifferences(baselines: string): Promise<readonly string[]> {
  const open = new Set<string>()
  for (const found of readDifferences()) {
    const { name, group, files, changed, problem } = found
    const before = readPictureFingerprints(group, baselines).get(name)
    if (!before || !changed.includes('picture') || files.includes('kept')) continue
    const stored = findStoredPicture(before)
    if (!stored.png) {
      open.add(group)
      continue
    }
    if (problem === missingPictureProblem) {
      writeFileSync(join(visualOutputFolder, `${name}.kept.png`), stored.png)
      writeDifference({ ...found, files: ['kept'] })
      continue
    }
    const now = await readPicture(
      {
        png: readFileSync(join(visualOutputFolder, `${name}.actual.png`)),
        document: readFileIfThere(join(visualOutputFolder, `${name}.actual.document`)),
      },
      parsePictureFingerprint(found.fingerprint ?? '')?.probe ?? '',
    )
    const change = await describePictureDifference(before, stored, now)
    if (!change) continue
    for (const [kind, data] of Object.entries(change.pictures))
      writeFileSync(join(visualOutputFolder, `${name}.${kind}.png`), data)
    const others = found.changes.filter(({ kind }) => kind !== 'unknown')
    const { styles, first } = change
    const changes = [...change.changes, ...others]
    writeDifference({ ...found, first, styles, changes, files: ['actual', 'kept', 'difference'] })
  }
  return [...open]
}

/** Reports the baselines of groups that are gone with their page, state or story. */
export function reportRemovedGroups(baselines: string, isGone: (group: string) => boolean): void {
  const folder = join(baselines, fingerprintFolder)
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const group = file.replace(/\.json$/, '')
    if (isGone(group))
      for (const [name, before] of readPictureFingerprints(group, baselines))
        writeRemoval(group, name, before)
  }
}
