import { expect, type TestInfo } from '@playwright/test'
import type { TestBrowser } from '../browser.ts'
import {
  acceptPictures,
  kept,
  localFolder,
  findStyles,
  hasStyles,
  readFingerprints,
  saveFingerprints,
  storeStyles,
  type StyledPicture,
} from './baselines.ts'
import { readDifferences } from './differences.ts'
import { changedFonts, drawsAlike, notComparable, saveMadeWith } from './madeWith.ts'
import { outlineChange } from './outline.ts'
import { type ComputedStyles, encodeStyles } from './styles/computedStyles.ts'
import { changesBetween } from './styles/styleChanges.ts'
import {
  certify,
  compare,
  deleteReviewFiles,
  type Frame,
  quarantine,
  writeReviewFiles,
} from './picture.ts'
import { acceptedAriaSnapshot, saveAriaSnapshot } from './ariaSnapshot.ts'

const isAccepting = process.env['ACCEPT_PICTURES'] === '1'
/** True if every picture is taken twice and both must have equal bytes. */
const isCertifying = process.env['CERTIFY_PICTURES'] === '1'

export interface Taken {
  readonly png: Buffer
  /** ARIA snapshot, if it is compared. */
  readonly ariaSnapshot?: string | undefined
  /** Reads the computed styles, until the next frame is taken. */
  readonly styles?: () => Promise<ComputedStyles>
}

/** A frame that can be taken; `isAnew` draws it from scratch. */
export interface Shot {
  readonly frame: Frame
  readonly take: (isAnew: boolean) => Promise<Taken>
}

/**
 * Compares the pictures of one test with their baselines, or accepts them. `isWhole` is false if some pictures of the group are
 * left out, so that baselines without a picture are no difference.
 */
export async function judge(
  group: string,
  shots: readonly Shot[],
  { project, retry }: Pick<TestInfo, 'project' | 'retry'>,
  isWhole = true,
): Promise<void> {
  const { browser } = project.metadata as { browser: TestBrowser }
  // A retry is for a browser that hangs; differences are not taken again.
  if (retry > 0) expect(readDifferences().filter((found) => found.group === group)).toEqual([])
  if (!isAccepting) expect(notComparable(browser)).toBeUndefined()
  const folders = new Map(
    [true, false].map((isKept) => [isKept, readFingerprints(group, isKept ? kept : localFolder)]),
  )
  const accepted = new Map<Frame, StyledPicture>()
  for (const { frame, take } of shots) {
    deleteReviewFiles(frame.name)
    const { png, ariaSnapshot = '', ...first } = await take(false)
    let readStyles = first.styles
    if (isCertifying) {
      const again = await take(true)
      readStyles = again.styles
      const unequal = await certify(png, again.png)
      if (unequal) {
        quarantine(frame.name, png, again.png)
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
    const outline = outlineChange(frame.hasPicture ? acceptedAriaSnapshot(frame) : '', ariaSnapshot)
    const picture = await compare(frame, png, before, drawsAlike())
    if (picture && before && !outline) {
      const again = await take(true)
      readStyles = again.styles
      if (!(await compare(frame, again.png, before, drawsAlike()))) {
        quarantine(frame.name, png, again.png)
        expect.soft(isCertifying, `${frame.name} differed once, not again`).toBe(false)
        continue
      }
    }
    if (!picture && !outline) {
      const styles = before && !hasStyles(before) ? await encoded(readStyles) : undefined
      if (before && styles) storeStyles(before, styles)
      continue
    }
    const fonts = picture ? changedFonts(browser) : []
    const hint = fonts.length > 0 ? `, other fonts: ${fonts.join(', ')}` : ''
    const styles = await encoded(readStyles)
    const changes = picture && before ? changesBetween(findStyles(before), styles) : []
    const problem = writeReviewFiles(frame, png, { picture, outline, styles, changes })
    expect.soft(problem, `${frame.name}${hint}`).toBe('')
  }
  const shown = new Set(shots.map(({ frame }) => frame.name))
  const left = [...(folders.get(true) ?? [])].filter(([name]) => !shown.has(name))
  if (isAccepting && isWhole && left.length > 0)
    saveFingerprints(
      group,
      new Map([...(folders.get(true) ?? [])].filter(([name]) => shown.has(name))),
    )
  else if (isWhole)
    expect
      .soft(
        left.map(([name]) => name),
        'baselines without a picture',
      )
      .toEqual([])
  await save(group, accepted)
  if (isAccepting && shots.some(({ frame }) => frame.isKept)) saveMadeWith(browser)
}

const encoded = async (read: Taken['styles']) => (read ? encodeStyles(await read()) : undefined)

async function save(group: string, accepted: ReadonlyMap<Frame, StyledPicture>): Promise<void> {
  for (const isKept of [true, false]) {
    const own = [...accepted].filter(([frame]) => frame.isKept === isKept)
    if (own.length === 0) continue
    await acceptPictures(group, new Map(own.map(([{ name }, picture]) => [name, picture])), {
      folder: isKept ? kept : localFolder,
      committed: new Set(own.flatMap(([{ name, hasPicture }]) => (hasPicture ? name : []))),
    })
  }
}
