import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { saveAriaSnapshot } from './ariaSnapshot.ts'
import {
  isStoryGroup,
  localBaselinesFolder,
  acceptPictures,
  findPictureByFingerprint,
  findComputedStyles,
  baselinesFolder,
  fingerprintFolder,
  readPictureFingerprints,
} from './baselines.ts'
import { ariaSnapshotExtension } from './outline.ts'
import {
  findDifferenceFromReference,
  missingPictureProblem,
  type PictureDifference,
  visualOutputFolder,
  writeRemoval,
} from './picture.ts'
import { compareStoredStyles } from './styles/styleChanges.ts'

/** Reads the differences of the last run, sorted by picture name. */
export function readDifferences(from: string = visualOutputFolder): readonly PictureDifference[] {
  if (!existsSync(from)) return []
  return readdirSync(from)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(from, name), 'utf8')) as PictureDifference)
}

/** Reads the encoded styles of a new picture; documents have none. */
function readNewStyles(name: string, from: string = visualOutputFolder): Buffer | undefined {
  const file = join(from, `${name}.actual.styles`)
  return existsSync(file) ? readFileSync(file) : undefined
}

/** Accepts the changed parts of a difference: the picture, the outline or both. */
export async function acceptDifference(
  {
    name,
    group,
    hasPicture,
    changed,
  }: Pick<PictureDifference, 'name' | 'group' | 'hasPicture' | 'changed'>,
  from: string = visualOutputFolder,
  to: string = isStoryGroup(group) ? localBaselinesFolder : baselinesFolder,
): Promise<void> {
  const read = (ending: string) => readFileSync(join(from, `${name}.actual${ending}`))
  if (changed.includes('picture'))
    await acceptPictures(
      group,
      new Map([[name, { png: read('.png'), styles: readNewStyles(name, from) }]]),
      {
        committed: new Set(hasPicture ? [name] : []),
        folder: to,
      },
    )
  if (changed.includes('outline'))
    saveAriaSnapshot({ name }, read(ariaSnapshotExtension).toString(), to)
}

/** Adds the picture before to the description of a removed one. */
async function showRemoved(found: PictureDifference, picture: Buffer): Promise<void> {
  writeFileSync(
    join(visualOutputFolder, `${found.name}.kept.png`),
    await sharp(picture).png().toBuffer(),
  )
  writeFileSync(
    join(visualOutputFolder, `${found.name}.json`),
    JSON.stringify({ ...found, files: ['kept'] }),
  )
}

/**
 * Adds the pictures and styles before to differences that lack them, from the store of this machine; returns the groups of those whose
 * picture or styles are not there.
 */
export async function addStoredPicturesToDifferences(
  baselines: string,
): Promise<readonly string[]> {
  const open = new Set<string>()
  for (const found of readDifferences()) {
    const { name, group, files, changed, problem } = found
    const before = readPictureFingerprints(group, baselines).get(name)
    if (!before || !changed.includes('picture')) continue
    if (problem === missingPictureProblem) {
      const picture = findPictureByFingerprint(name, before, baselines)
      if (picture) await showRemoved(found, picture)
      else open.add(group)
      continue
    }
    const now = readNewStyles(name)
    const stylesBefore = findComputedStyles(before)
    if (now && !stylesBefore) open.add(group)
    const styles = compareStoredStyles(stylesBefore, now)
    if (files.includes('kept')) {
      writeFileSync(join(visualOutputFolder, `${name}.json`), JSON.stringify({ ...found, styles }))
      continue
    }
    const picture = findPictureByFingerprint(name, before, baselines)
    const png = readFileSync(join(visualOutputFolder, `${name}.actual.png`))
    const change =
      picture &&
      (await findDifferenceFromReference({ picture, fingerprint: before }, png, { isExact: true }))
    if (!change) {
      open.add(group)
      continue
    }
    for (const [kind, data] of Object.entries(change.pictures))
      writeFileSync(join(visualOutputFolder, `${name}.${kind}.png`), data)
    const first = change.first ?? 0
    const shown = ['actual', ...Object.keys(change.pictures)]
    const completed = { ...found, first, styles, files: shown }
    writeFileSync(join(visualOutputFolder, `${name}.json`), JSON.stringify(completed))
  }
  return [...open]
}

/** Reports the baselines of groups that are gone with their page, state or story. */
export function reportRemovedGroups(baselines: string, isGone: (group: string) => boolean): void {
  for (const file of readdirSync(join(baselines, fingerprintFolder))) {
    const group = file.replace(/\.json$/, '')
    if (isGone(group))
      for (const [name, before] of readPictureFingerprints(group, baselines))
        writeRemoval(group, name, before)
  }
}
