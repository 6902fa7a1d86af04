import { expect, type TestInfo } from '@playwright/test'
import type { TestBrowser } from '../browser.ts'
import {
  acceptPictures,
  baselinesFolder,
  localBaselinesFolder,
  findComputedStyles,
  hasComputedStyles,
  hasBaseCommit,
  readPictureFingerprints,
  savePictureFingerprints,
  storeComputedStyles,
  type PictureWithStyles,
} from './baselines.ts'
import { readDifferences } from './differences.ts'
import {
  listChangedFonts,
  hasSameProcessor,
  explainIncomparableBrowser,
  saveRenderingEnvironment,
} from './renderingEnvironment.ts'
import { compareAccessibilityOutlines } from './outline.ts'
import { type ComputedStyles, encodeComputedStyles } from './styles/computedStyles.ts'
import { compareStoredStyles } from './styles/styleChanges.ts'
import {
  comparePicturesExactly,
  comparePicture,
  deleteReviewFiles,
  type PictureFrame,
  keepFlakyPictures,
  writeRemoval,
  writeReviewFiles,
} from './picture.ts'
import { readAcceptedAriaSnapshot, saveAriaSnapshot } from './ariaSnapshot.ts'

const isAccepting = process.env['ACCEPT_PICTURES'] === '1'
/** True if every picture is taken twice and both must have equal bytes. */
const isCertifying = process.env['CERTIFY_PICTURES'] === '1'

export interface TakenPicture {
  readonly png: Buffer
  /** ARIA snapshot, if it is compared. */
  readonly ariaSnapshot?: string | undefined
  /** Reads the computed styles, until the next frame is taken. */
  readonly styles?: () => Promise<ComputedStyles>
}

/** A frame that can be taken; `isAnew` draws it from scratch. */
export interface PictureToTake {
  readonly frame: PictureFrame
  readonly take: (isAnew: boolean) => Promise<TakenPicture>
}

/**
 * Compares the pictures of one test with their baselines, or accepts them. `isWhole` is false if some pictures of the group are
 * left out, so that baselines without a picture are no difference.
 */
export async function comparePicturesWithBaselines(
  group: string,
  shots: readonly PictureToTake[],
  { project, retry }: Pick<TestInfo, 'project' | 'retry'>,
  isWhole = true,
): Promise<void> {
  const { browser } = project.metadata as { browser: TestBrowser }
  // A retry is for a browser that hangs; differences are not taken again.
  if (retry > 0) expect(readDifferences().filter((found) => found.group === group)).toEqual([])
  if (!isAccepting) expect(explainIncomparableBrowser(browser)).toBeUndefined()
  const folders = new Map(
    [true, false].map((isKept) => [
      isKept,
      readPictureFingerprints(group, isKept ? baselinesFolder : localBaselinesFolder),
    ]),
  )
  const accepted = new Map<PictureFrame, PictureWithStyles>()
  for (const { frame, take } of shots) {
    deleteReviewFiles(frame.name)
    const { png, ariaSnapshot = '', ...first } = await take(false)
    let readStyles = first.styles
    if (isCertifying) {
      const again = await take(true)
      readStyles = again.styles
      const unequal = await comparePicturesExactly(png, again.png)
      if (unequal) {
        keepFlakyPictures(frame.name, png, again.png)
        expect.soft(writeReviewFiles(frame, again.png, { picture: unequal }), frame.name).toBe('')
      }
      expect.soft(again.ariaSnapshot ?? '', frame.name).toBe(ariaSnapshot)
    }
    const before = folders.get(frame.isKept)?.get(frame.name)
    if (isAccepting || (!frame.isKept && !before)) {
      accepted.set(frame, { png, styles: await encoded(readStyles) })
      if (frame.hasPicture) saveAriaSnapshot(frame, ariaSnapshot)
      continue
    }
    const outline = compareAccessibilityOutlines(
      frame.hasPicture ? readAcceptedAriaSnapshot(frame) : '',
      ariaSnapshot,
    )
    const picture = await comparePicture(frame, png, before, hasSameProcessor())
    if (picture && before && !outline) {
      const again = await take(true)
      readStyles = again.styles
      if (!(await comparePicture(frame, again.png, before, hasSameProcessor()))) {
        keepFlakyPictures(frame.name, png, again.png)
        expect.soft(isCertifying, `${frame.name} differed once, not again`).toBe(false)
        continue
      }
    }
    if (!picture && !outline) {
      const styles = before && !hasComputedStyles(before) ? await encoded(readStyles) : undefined
      if (before && styles) storeComputedStyles(before, styles)
      continue
    }
    const fonts = picture ? listChangedFonts(browser) : []
    const hint = fonts.length > 0 ? `, other fonts: ${fonts.join(', ')}` : ''
    const styles = await encoded(readStyles)
    const changes = picture && before ? compareStoredStyles(findComputedStyles(before), styles) : []
    const problem = writeReviewFiles(frame, png, { picture, outline, styles, changes })
    expect.soft(problem, `${frame.name}${hint}`).toBe('')
  }
  const shown = new Set(shots.map(({ frame }) => frame.name))
  const left = [...(folders.get(true) ?? [])].filter(([name]) => !shown.has(name))
  if (isAccepting && isWhole && left.length > 0)
    savePictureFingerprints(
      group,
      new Map([...(folders.get(true) ?? [])].filter(([name]) => shown.has(name))),
    )
  else if (isWhole && hasBaseCommit)
    for (const [name, before] of left) writeRemoval(group, name, before)
  else if (isWhole)
    expect
      .soft(
        left.map(([name]) => name),
        'baselines without a picture',
      )
      .toEqual([])
  await save(group, accepted)
  if (isAccepting && shots.some(({ frame }) => frame.isKept)) saveRenderingEnvironment(browser)
}

const encoded = async (read: TakenPicture['styles']) =>
  read ? encodeComputedStyles(await read()) : undefined

async function save(
  group: string,
  accepted: ReadonlyMap<PictureFrame, PictureWithStyles>,
): Promise<void> {
  for (const isKept of [true, false]) {
    const own = [...accepted].filter(([frame]) => frame.isKept === isKept)
    if (own.length === 0) continue
    await acceptPictures(group, new Map(own.map(([{ name }, picture]) => [name, picture])), {
      folder: isKept ? baselinesFolder : localBaselinesFolder,
      committed: new Set(own.flatMap(([{ name, hasPicture }]) => (hasPicture ? name : []))),
    })
  }
}
