import {
  type DocumentElement,
  type DocumentSnapshot,
  formatElementLabel,
} from '../document/documentSnapshot.ts'
import type { MatchedElements } from '../document/matchElements.ts'
import type { ElementStyleChange } from '../document/styleChanges.ts'
import type { ElementTextChange } from '../document/textChanges.ts'
import type { RawPicture } from '../raw.ts'
import { cropPixels, type ChangedBlock, findChangedBlocks, type PictureArea } from './blocks.ts'

/** A picture with the document that it shows. */
export interface PicturedDocument {
  readonly raw: RawPicture
  /** PDF files have none. */
  readonly document?: DocumentSnapshot | undefined
}

/** Changes of a document that explain what differs in its picture. */
interface KnownChanges {
  readonly matched: MatchedElements
  readonly styles: readonly ElementStyleChange[]
  readonly texts: readonly ElementTextChange[]
}

/** An area whose pixels differ though nothing known has changed there. */
interface UnexplainedArea {
  readonly label: string
  /** Pixels before and now. */
  readonly pixels: Buffer
}

/** Properties that change where elements are, not how they and what is in them are painted. */
const layout =
  /^(padding|margin|gap|row-gap|column-gap|display$|position$|flex|align|justify|order$|min-|max-|aspect|overflow|z-index)/
/** Elements that are painted as a whole. */
const replaced = /^(img|svg|video|canvas|picture|input|select|textarea|progress|meter)$/

/**
 * Finds what differs without a known change: another picture of an `img`, another drawing of an icon. What moved is compared where it is now; elements
 * with another style or text, and what is in them if the style is inherited or painted over, are explained.
 */
export function findUnexplainedAreas(
  before: PicturedDocument,
  now: PicturedDocument,
  known: KnownChanges,
): readonly UnexplainedArea[] {
  const elements = now.document?.elements ?? []
  const old = before.document?.elements ?? []
  const { repainted, touched } = explainedElements(known, elements)
  const leaves = leavesOf(elements)
  const hasChanges =
    touched.size > 0 || known.matched.added.length > 0 || known.matched.removed.length > 0
  return findChangedBlocks(before.raw, now.raw).flatMap((block): readonly UnexplainedArea[] => {
    const own = leaves.filter((at) => isIn(elements[at], block, block.now))
    const areas = own.flatMap((at) => {
      const [is, was] = [elements[at], old[known.matched.pairs.get(at) ?? -1]]
      if (!is || !was || repainted.has(at)) return []
      const [from, to] = [areaOf(was), areaOf(is)]
      const isResized = from[2] !== to[2] || from[3] !== to[3] || isShiftedByPart(was, is)
      if (isResized && hasChanges) return []
      const pixels = [cropPixels(before.raw, from), cropPixels(now.raw, to)] as const
      if (pixels[0].equals(pixels[1])) return []
      return {
        label: `${formatElementLabel(is, elements)} is drawn otherwise`,
        pixels: Buffer.concat(pixels),
      }
    })
    // Rows that were only inserted or left out between elements move what is below.
    const isSpace = block.before[0] === block.before[1] || block.now[0] === block.now[1]
    if (areas.length > 0 || (isSpace && elements.length > 0)) return areas
    const isExplained =
      [...touched, ...known.matched.added].some((at) => isIn(elements[at], block, block.now)) ||
      known.matched.removed.some((at) => isIn(old[at], block, block.before)) ||
      own.some((at) => hasMoved(elements[at], old[known.matched.pairs.get(at) ?? -1]))
    return isExplained ? [] : [areaOfBlock(block, before, now)]
  })
}

/** Returns the elements that are painted otherwise, and all with a change of their own. */
function explainedElements(
  { styles, texts }: KnownChanges,
  elements: DocumentSnapshot['elements'],
): { readonly repainted: ReadonlySet<number>; readonly touched: ReadonlySet<number> } {
  const own = new Set([...styles, ...texts].map(({ element }) => element))
  const painted = new Set([
    ...styles.flatMap(({ element, property }) => (layout.test(property) ? [] : element)),
    ...texts.map(({ element }) => element),
  ])
  // Parents stand before their children.
  for (const [at, { parent }] of elements.entries()) if (painted.has(parent)) painted.add(at)
  return { repainted: painted, touched: own }
}

/** Returns the elements without others in them, and those that are painted as a whole. */
function leavesOf(elements: readonly DocumentElement[]): readonly number[] {
  const parents = new Set(elements.map(({ parent }) => parent))
  const within = new Set<number>()
  return elements.flatMap(({ name, parent }, at) => {
    if (within.has(parent)) {
      within.add(at)
      return []
    }
    if (replaced.test(name)) within.add(at)
    return within.has(at) || !parents.has(at) ? at : []
  })
}

function isIn(
  element: DocumentElement | undefined,
  { columns: [left, right] }: ChangedBlock,
  [top, bottom]: readonly [number, number],
): boolean {
  if (!element) return false
  const [x, y, width, height] = element.box
  return x < right && x + width > left && y < bottom && y + height > top
}

const hasMoved = (is: DocumentElement | undefined, was: DocumentElement | undefined) =>
  is !== undefined && was !== undefined && is.box.some((length, at) => length !== was.box[at])

/** Returns whether an element moved by a part of a pixel, which draws its edges otherwise. */
const isShiftedByPart = (was: DocumentElement, is: DocumentElement) =>
  [0, 1].some((at) => !Number.isInteger((was.box[at] ?? 0) - (is.box[at] ?? 0)))

/** Returns the pixels that an element covers, also in part. */
function areaOf({ box: [left, top, width, height] }: DocumentElement): PictureArea {
  const [x, y] = [Math.floor(left), Math.floor(top)]
  return [x, y, Math.ceil(left + width) - x, Math.ceil(top + height) - y]
}

function areaOfBlock(
  { before: [from, to], now: [top, bottom], columns: [left, right] }: ChangedBlock,
  before: PicturedDocument,
  now: PicturedDocument,
): UnexplainedArea {
  const width = right - left
  return {
    label: `area of ${width} x ${bottom - top} px`,
    pixels: Buffer.concat([
      cropPixels(before.raw, [left, from, width, to - from]),
      cropPixels(now.raw, [left, top, width, bottom - top]),
    ]),
  }
}
