import { createHash } from 'node:crypto'
import {
  type DocumentElement,
  type DocumentSnapshot,
  formatElementLabel,
} from '../document/documentSnapshot.ts'
import { matchElements } from '../document/matchElements.ts'
import {
  type ComputedStyleChange,
  groupStyleChanges,
  listElementStyleChanges,
} from '../document/styleChanges.ts'
import type { OutlineDifferenceLine } from '../outline.ts'
import { type ElementTextChange, listElementTextChanges } from '../document/textChanges.ts'
import { findUnexplainedAreas, type PicturedDocument } from './unexplainedAreas.ts'

/** What has changed in a picture, named so that the same change in another picture has the same key. */
export interface VisualChange {
  readonly key: string
  readonly kind:
    | 'style'
    | 'size'
    | 'text'
    | 'element'
    | 'area'
    | 'moved'
    | 'outline'
    | 'new'
    | 'removed'
    | 'flaky'
    | 'unknown'
  readonly title: string
  /** Property and values of a style. */
  readonly style?: Pick<ComputedStyleChange, 'property' | 'before' | 'after'>
  /** Text before and now. */
  readonly text?: { readonly before: string; readonly after: string }
  /** True if it stands for many changes that are not told apart. */
  readonly isMany?: true
}

/** Most changes of a kind that are told apart in one picture; more have one cause, like another font. */
const maxChanges = 6

const empty: DocumentSnapshot = { rows: [], elements: [] }

/** Lists what has changed between two pictures, and the changed styles. */
export function listVisualChanges(
  before: PicturedDocument,
  now: PicturedDocument,
): { readonly changes: readonly VisualChange[]; readonly styles: readonly ComputedStyleChange[] } {
  const documents = [before.document ?? empty, now.document ?? empty] as const
  const matched = matchElements(...documents)
  const [{ elements: old }, { elements: fresh }] = documents
  const elementStyles = listElementStyleChanges(...documents, matched)
  const styles = groupStyleChanges(elementStyles, fresh)
  const texts = listElementTextChanges(...documents, matched)
  const areas = findUnexplainedAreas(before, now, { matched, styles: elementStyles, texts })
  const found: readonly VisualChange[] = [
    ...styles.map(styleChange),
    ...limited('text', texts.map(textChange), 'texts'),
    ...limited(
      'element',
      [
        ...matched.added.flatMap((at) => elementChange('added', at, fresh)),
        ...matched.removed.flatMap((at) => elementChange('removed', at, old)),
      ],
      'elements',
    ),
    ...limited('area', areas.map(areaChange), 'areas'),
  ]
  const unique = [...new Map(found.map((change) => [change.key, change])).values()]
  const rest = unique.length > 0 ? unique : sizeChanges(old, fresh, matched.pairs)
  return { changes: rest, styles }
}

const change = (
  kind: VisualChange['kind'],
  title: string,
  more: Pick<VisualChange, 'style' | 'text' | 'isMany'> & { readonly key?: string } = {},
): VisualChange => {
  const { key = title, ...rest } = more
  return { key: `${kind}: ${key}`, kind, title, ...rest }
}

const styleChange = ({ property, before, after, name }: ComputedStyleChange): VisualChange =>
  change('style', `${property} ${before} → ${after} on ${name}`, {
    style: { property, before, after },
  })

const textChange = ({ before, after }: ElementTextChange): VisualChange =>
  change('text', `text “${before}” → “${after}”`, { text: { before, after } })

function elementChange(
  verb: 'added' | 'removed',
  at: number,
  elements: readonly DocumentElement[],
): readonly VisualChange[] {
  const element = elements[at]
  return element ? [change('element', `${verb}: ${formatElementLabel(element, elements)}`)] : []
}

const areaChange = ({ label, pixels }: { label: string; pixels: Buffer }): VisualChange =>
  change('area', label, {
    key: `${label} ${createHash('sha256').update(pixels).digest('hex').slice(0, 16)}`,
  })

/** Returns the changes, or one for all if they are many. */
const limited = (
  kind: 'text' | 'element' | 'area',
  all: readonly VisualChange[],
  noun: string,
): readonly VisualChange[] =>
  all.length > maxChanges
    ? [change(kind, `more than ${maxChanges} ${noun}`, { isMany: true })]
    : all

/** Returns the changed sizes of elements without a child of another size, or that something moved. */
function sizeChanges(
  old: readonly DocumentElement[],
  fresh: readonly DocumentElement[],
  pairs: ReadonlyMap<number, number>,
): readonly VisualChange[] {
  const sizeOf = (element: DocumentElement | undefined) =>
    element ? `${element.box[2]} x ${element.box[3]} px` : ''
  const resized = [...pairs].filter(([is, was]) => sizeOf(fresh[is]) !== sizeOf(old[was]))
  const parents = new Set(resized.map(([is]) => fresh[is]?.parent))
  const sizes = resized
    .filter(([is]) => !parents.has(is))
    .map(([is, was]) =>
      change('size', `size ${sizeOf(old[was])} → ${sizeOf(fresh[is])} on ${fresh[is]?.name ?? ''}`),
    )
  const unique = [...new Map(sizes.map((one) => [one.key, one])).values()]
  return unique.length > 0 && unique.length <= maxChanges
    ? unique
    : [change('moved', 'moved or resized, nothing else')]
}

/** Returns the change of an outline. */
export const createOutlineChange = (lines: readonly OutlineDifferenceLine[]): VisualChange => {
  const changed = lines.filter(([sign]) => sign === '+' || sign === '−')
  const title = changed
    .slice(0, 2)
    .map(([sign, text]) => `${sign} ${text.trim()}`)
    .join(' ')
  const more = changed.length > 2 ? ` and ${changed.length - 2} more lines` : ''
  return change('outline', `outline: ${title}${more}`, {
    key: changed.map(([sign, text]) => `${sign}${text.trim()}`).join('\n'),
  })
}

/** Titles of changes of whole pictures, of which nothing more is known. */
const wholePictures = {
  new: 'New pictures',
  removed: 'Removed pictures',
  flaky: 'Flaky pictures',
  unknown: 'Not compared yet: the pictures before are not on this machine',
} as const

export const createWholePictureChange = (kind: keyof typeof wholePictures): VisualChange =>
  change(kind, wholePictures[kind])
