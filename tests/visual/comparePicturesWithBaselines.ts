import { expect, type TestInfo } from '@playwright/test'
import { hangTimeout } from '../hangTimeout.ts'
import { readAcceptedAriaSnapshot, saveAriaSnapshot } from './ariaSnapshot.ts'
import {
  baselinesFolder,
  isStoryGroup,
  localBaselinesFolder,
  readPictureFingerprints,
  type PictureFingerprints,
  savePictureFingerprints,
} from './baselines.ts'
import {
  describePictureDifference,
  describeFlakyPicture,
  findPictureSimilarity,
  flakyOutlineChange,
  missingPictureProblem,
  newPictureChange,
  type PictureBefore,
  type FingerprintedPicture,
  readPicture,
} from './comparison.ts'
import { type DocumentSnapshot, encodeDocument } from './document/documentSnapshot.ts'
import type { PictureFingerprint } from './fingerprint.ts'
import { ConfirmedChanges } from './grouping/confirmedChanges.ts'
import { compareAccessibilityOutlines } from './outline.ts'
import {
  deleteReviewFiles,
  differenceAnnotation,
  type FrameChanges,
  recordRetakenPicture,
  type PictureFrame,
  writeRemoval,
  writeReviewFiles,
} from './picture.ts'
import {
  explainIncomparableBrowser,
  listChangedFonts,
  type ProbedBrowser,
} from './environment/renderingEnvironment.ts'
import { findStoredPicture, isPictureStored, storePicture } from './store.ts'

/** True if every picture becomes its baseline: `visual:compare` takes those of the base commit so. */
const isBase = process.env['ACCEPT_PICTURES'] === '1'
/** True if the end of the run accepts what differs. */
const isAccepting = process.env['ACCEPT_DIFFERENCES'] === '1'
/** True if every picture is taken twice and both must be equal. */
const isCertifying = process.env['CERTIFY_PICTURES'] === '1'

export interface TakenPicture {
  readonly png: Buffer
  /** ARIA snapshot, if it is compared. */
  readonly ariaSnapshot?: string | undefined
  /** Reads the document, until the next frame is taken. */
  readonly document?: () => Promise<DocumentSnapshot>
  /** Paints the open page anew and takes another picture of it, until the next frame is taken. */
  readonly repaint?: (() => Promise<Buffer>) | undefined
}

/** A frame that can be taken; `isAnew` draws it in a new page. */
export interface PictureToTake {
  readonly frame: PictureFrame
  readonly take: (isAnew: boolean) => Promise<TakenPicture>
}

/** A picture of a frame with its outline. */
interface Taken {
  readonly picture: FingerprintedPicture
  readonly ariaSnapshot: string
  /** Reads the document, until the next frame is taken. */
  readonly withDocument: () => Promise<FingerprintedPicture>
  /** Returns whether the open page can be painted anew and then looks alike, until the next frame is taken. */
  readonly isRepaintedAlike: () => Promise<boolean>
}

/**
 * Compares the pictures of one test with their baselines, or makes them the baselines. To certify, all are taken once more, from the last to the first and
 * beginning in a new page, so that none depends on what was drawn before it. `isWhole` is false if some pictures of the group are left out, so that baselines
 * without a picture are no difference. What differs becomes annotations, for which `PictureReporter` fails the test: a test that fails by itself ends its worker,
 * and the next one starts another browser.
 */
export async function comparePicturesWithBaselines(
  group: string,
  shots: readonly PictureToTake[],
  info: Pick<TestInfo, 'project' | 'annotations'>,
  isWhole = true,
): Promise<void> {
  const { browser } = info.project.metadata as { browser: ProbedBrowser }
  if (!isBase && !isAccepting) expect(explainIncomparableBrowser(browser)).toBeUndefined()
  info.annotations.push({ type: 'pictures', description: String(shots.length) })
  const kept = readPictureFingerprints(group)
  const local = readPictureFingerprints(group, localBaselinesFolder)
  const fonts = listChangedFonts(browser)
  const hint = fonts.length > 0 ? `, other fonts: ${fonts.join(', ')}` : ''
  const adopted = new Map<PictureFrame, PictureFingerprint>()
  let coarse = 0
  const fail = (problem: string) =>
    info.annotations.push({ type: differenceAnnotation, description: problem })
  const compare = async (...compared: Parameters<typeof compareFrame>) => {
    const { problem, isCoarse } = await compareFrame(...compared)
    if (isCoarse) coarse++
    if (problem !== '' && !isAccepting) fail(`${compared[0].name}${hint}: ${problem}`)
  }
  const certified: ((isAnew: boolean) => Promise<void>)[] = []
  for (const { frame, take } of shots) {
    deleteReviewFiles(frame.name)
    const isAdopted = isBase || (!frame.isKept && local.size === 0)
    const before = isAdopted ? undefined : (frame.isKept ? kept : local).get(frame.name)
    const stored = before ? { fingerprint: before, ...findStoredPicture(before) } : undefined
    const first = await takeFrame(frame, take, false, browser.probe, stored)
    // The second is mostly equal to the first, whose pixels are known.
    const again = (isAnew: boolean) => () =>
      takeFrame(frame, take, isAnew, browser.probe, first.picture)
    if (isAdopted) {
      storePicture(first.picture.fingerprint, await first.withDocument())
      if (frame.hasAriaSnapshot) saveAriaSnapshot(frame, first.ariaSnapshot)
      adopted.set(frame, first.picture.fingerprint)
      if (!isCertifying || isBase) continue
    }
    // A picture without a baseline is certified against its first try.
    const known = isAdopted ? first.picture : stored
    if (isCertifying) certified.push((isAnew) => compare(frame, known, first, again(isAnew)))
    else await compare(frame, stored, first, again(true))
  }
  for (const [at, certify] of certified.toReversed().entries()) await certify(at === 0)
  if (coarse > 0) info.annotations.push({ type: 'coarse', description: `${group} (${coarse})` })
  saveAdopted(group, adopted)
  const gone = isWhole && !isBase ? reportUnpictured(group, kept, shots) : []
  if (!isAccepting) for (const name of gone) fail(`${name}: ${missingPictureProblem}`)
  if (adopted.size > 0 && !isBase && !isAccepting && !isCertifying)
    fail(`${adopted.size} ${nothingCompared}`)
}

const nothingCompared =
  'pictures are new here, so that nothing was compared; the next run compares with them, npm run visual:compare with those of a commit'

/** Rejects what a browser that hangs never ends: a script that waits in a page has no time limit of its own. */
async function inTime<Value>(running: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The browser hangs.')), hangTimeout / 2)
  return Promise.race([running, late]).finally(() => clearTimeout(timer))
}

/** Takes a picture; a failure, like a browser that hangs, is tried again and named at the end of the run. */
async function takeFrame(
  frame: PictureFrame,
  take: PictureToTake['take'],
  isAnew: boolean,
  probe: string,
  before: PictureBefore | undefined,
): Promise<Taken> {
  let taken: TakenPicture
  try {
    taken = await inTime(take(isAnew))
  } catch (error) {
    recordRetakenPicture(frame.name, String(error))
    taken = await inTime(take(true))
  }
  const { png, ariaSnapshot = '', document, repaint } = taken
  const picture = await readPicture({ png }, probe, before)
  return {
    picture,
    ariaSnapshot,
    withDocument: async () =>
      document ? { ...picture, document: encodeDocument(await inTime(document())) } : picture,
    // A page that cannot be painted again is taken in a new one.
    isRepaintedAlike: async () =>
      repaint !== undefined &&
      (await inTime(repaint()).then(
        (again) => again.equals(png),
        () => false,
      )),
  }
}

/** Result of a comparison. */
interface ComparedFrame {
  /** What fails; empty if nothing does. */
  readonly problem: string
  /** True if the picture is as before only as far as a machine that draws other pixels can tell. */
  readonly isCoarse: boolean
}

/** A picture with its document and what has changed in it. */
interface FrameDescription {
  readonly now: FingerprintedPicture
  readonly changes: FrameChanges
}

/** Changes that two equal pictures of one frame have confirmed in this process. */
const confirmedChanges = new ConfirmedChanges()

/**
 * Compares a frame with its baseline. A picture that differs is taken again in a new page; if another frame has confirmed all of its changes and the page had
 * no action, only the open page is painted anew.
 */
async function compareFrame(
  frame: PictureFrame,
  stored: PictureBefore | undefined,
  first: Taken,
  takeAgain: () => Promise<Taken>,
): Promise<ComparedFrame> {
  const before = stored?.fingerprint
  const outlineOf = ({ ariaSnapshot }: Taken) =>
    frame.hasAriaSnapshot
      ? compareAccessibilityOutlines(readAcceptedAriaSnapshot(frame), ariaSnapshot)
      : undefined
  const likenessOf = async (taken: Taken) =>
    stored && !outlineOf(taken)
      ? findPictureSimilarity(stored.fingerprint, stored, taken.picture)
      : undefined
  const likeness = await likenessOf(first)
  if (before && likeness && !isCertifying) {
    const isCurrent = isPictureStored(before, isStoryGroup(frame.group) ? 'story' : 'page')
    if (likeness === 'exact' && !isCurrent) storePicture(before, await first.withDocument())
    return { problem: '', isCoarse: likeness === 'coarse' }
  }
  const describe = async (taken: Taken): Promise<FrameDescription> => {
    const now = await taken.withDocument()
    const picture = stored
      ? await describePictureDifference(stored.fingerprint, stored, now)
      : newPictureChange
    return { now, changes: { picture, outline: outlineOf(taken) } }
  }
  // The page of the first picture is closed when all are certified; one that fails here is taken anew.
  const described = isCertifying ? undefined : await describe(first).catch(() => undefined)
  if (described && confirmedChanges.includes(described.changes) && (await first.isRepaintedAlike()))
    return { problem: writeReviewFiles(frame, described.now, described.changes), isCoarse: false }
  const second = await takeAgain()
  const flaky =
    (await describeFlakyPicture(first.picture, second.picture)) ??
    (first.ariaSnapshot === second.ariaSnapshot ? undefined : flakyOutlineChange)
  const secondLikeness = await likenessOf(second)
  if (secondLikeness) {
    const problem = flaky
      ? writeReviewFiles(frame, await second.withDocument(), { picture: flaky })
      : ''
    return { problem: isCertifying ? problem : '', isCoarse: secondLikeness === 'coarse' }
  }
  const { now, changes } = described && !flaky ? described : await describe(second)
  if (!flaky) confirmedChanges.add(changes)
  const { picture } = changes
  const problem = writeReviewFiles(frame, now, {
    ...changes,
    picture:
      picture && flaky ? { ...picture, changes: [...picture.changes, ...flaky.changes] } : picture,
  })
  return { problem, isCoarse: false }
}

/** Reports the baselines of a test that it no longer pictures; returns their names. */
function reportUnpictured(
  group: string,
  kept: PictureFingerprints,
  shots: readonly PictureToTake[],
): readonly string[] {
  const shown = new Set(shots.map(({ frame }) => frame.name))
  return [...kept].flatMap(([name, before]) => {
    if (shown.has(name)) return []
    writeRemoval(group, name, before)
    return name
  })
}

/** Saves pictures as baselines. */
function saveAdopted(group: string, adopted: ReadonlyMap<PictureFrame, PictureFingerprint>): void {
  for (const isKept of [true, false]) {
    const own = [...adopted].filter(([frame]) => frame.isKept === isKept)
    const folder = isKept ? baselinesFolder : localBaselinesFolder
    const before = readPictureFingerprints(group, folder)
    const now = own.map(([{ name }, fingerprint]) => [name, fingerprint] as const)
    if (own.length > 0) savePictureFingerprints(group, new Map([...before, ...now]), folder)
  }
}
