import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { getCdpSession } from '../environment/getCdpSession.ts'
import { comparedStyleProperties } from './properties.ts'

/** Boxes, texts and computed styles of the elements of a document, with pseudo-elements. */
export interface DocumentSnapshot {
  /** Different lists of values, each in the order of `comparedStyleProperties`. */
  readonly rows: readonly (readonly string[])[]
  /** Elements that are laid out, in document order: parents before their children. */
  readonly elements: readonly DocumentElement[]
  /** True if margins that are `auto` have that value; earlier documents in the store have the used one. */
  readonly hasAutoMargins?: true
}

export interface DocumentElement {
  readonly name: string
  /** Index of the nearest ancestor that is laid out; -1 for the root. */
  readonly parent: number
  /** Own text or accessible name. */
  readonly text?: string
  /** Index of the values in `rows`. */
  readonly row: number
  /** Left, top, width and height on the page in CSS px. */
  readonly box: readonly [left: number, top: number, width: number, height: number]
}

type Snapshot = Awaited<ReturnType<typeof capture>>

const capture = (session: CDPSession) =>
  session.send('DOMSnapshot.captureSnapshot', { computedStyles: [...comparedStyleProperties] })

/** A longer text is cut: its beginning tells which one it is. */
const maxText = 200
const isElement = 1
const isText = 3

/** Reads all elements that are laid out. */
export async function readDocument(page: Page): Promise<DocumentSnapshot> {
  await page.evaluate(markAutoMargins, autoMargins)
  return elementsOf(await capture(await getCdpSession(page)))
}

/** Attribute that names the margins of an element which are `auto`. */
const autoMargins = 'data-auto-margins'

/**
 * Runs in the browser: the snapshot has used margins, and whether `auto` is used as 0 depends on what was laid out before. Pseudo-elements keep
 * the used ones.
 */
function markAutoMargins(attribute: string): void {
  for (const element of document.querySelectorAll('body *')) {
    const styles = element.computedStyleMap()
    const names = ['margin-top', 'margin-right', 'margin-bottom', 'margin-left'].filter(
      (name) => styles.get(name)?.toString() === 'auto',
    )
    if (names.length > 0) element.setAttribute(attribute, names.join(' '))
    else element.removeAttribute(attribute)
  }
}

function elementsOf({ documents, strings }: Snapshot): DocumentSnapshot {
  const [main] = documents
  if (!main) return { rows: [], elements: [] }
  const { nodes, layout, scrollOffsetX = 0, scrollOffsetY = 0 } = main
  const { parentIndex = [], nodeName = [], nodeType = [], nodeValue = [], attributes = [] } = nodes
  const texts = new Map<number, string>()
  for (let node = 0; node < nodeType.length; node++) {
    if (nodeType[node] !== isText) continue
    const [parent = -1, text] = [parentIndex[node], strings[nodeValue[node] ?? -1] ?? '']
    texts.set(parent, `${texts.get(parent) ?? ''}${text}`)
  }
  const rows = new Map<string, { readonly values: readonly string[]; readonly index: number }>()
  /** Index of the laid out element by node. */
  const laidOut = new Map<number, number>()
  const elements: DocumentElement[] = []
  const nearest = (node: number): number => {
    for (let at = parentIndex[node] ?? -1; at >= 0; at = parentIndex[at] ?? -1) {
      const found = laidOut.get(at)
      if (found !== undefined) return found
    }
    return -1
  }
  for (const [at, node] of layout.nodeIndex.entries()) {
    if (nodeType[node] !== isElement || laidOut.has(node)) continue
    const own = attributesOf(attributes[node] ?? [], strings)
    const auto = own.get(autoMargins)?.split(' ')
    const values = (layout.styles[at] ?? []).map((index, property) =>
      auto?.includes(comparedStyleProperties[property] ?? '') ? 'auto' : (strings[index] ?? ''),
    )
    const key = values.join('\0')
    const row = rows.get(key) ?? { values, index: rows.size }
    rows.set(key, row)
    const words = texts.get(node)?.replaceAll(/\s+/g, ' ').trim()
    const text = (words || (own.get('aria-label') ?? own.get('alt')))?.slice(0, maxText)
    const [left = 0, top = 0, width = 0, height = 0] = layout.bounds[at] ?? []
    const parent = nearest(node)
    laidOut.set(node, elements.length)
    elements.push({
      name: (strings[nodeName[node] ?? -1] ?? '').toLowerCase(),
      parent,
      ...(text && { text }),
      row: row.index,
      box: [left + scrollOffsetX, top + scrollOffsetY, width, height],
    })
  }
  const values = [...rows.values()].map((row) => row.values)
  return { rows: values, elements, hasAutoMargins: true }
}

/** Returns the attributes of an element, which are indexes of names and values in turn. */
const attributesOf = (indexes: readonly number[], strings: readonly string[]) =>
  new Map(
    indexes.flatMap((name, at) =>
      at % 2 === 0 ? [[strings[name] ?? '', strings[indexes[at + 1] ?? -1] ?? ''] as const] : [],
    ),
  )

/** Number of ancestors that a label names. */
const namedAncestors = 2
const maxLabelText = 40

/** Returns the label of an element: `a “Contact us” in nav in header`. */
export function formatElementLabel(
  { name, text, parent }: DocumentElement,
  elements: readonly DocumentElement[],
): string {
  const shown = text && text.length > maxLabelText ? `${text.slice(0, maxLabelText - 1)}…` : text
  const names = [shown ? `${name} “${shown}”` : name]
  for (
    let at = elements[parent];
    at && names.length <= namedAncestors && at.name !== 'html';
    at = elements[at.parent]
  )
    names.push(at.name)
  return names.join(' in ')
}

/** Serializes a snapshot as compressed JSON. */
export const encodeDocument = (document: DocumentSnapshot): Buffer =>
  brotliCompressSync(JSON.stringify(document), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

/** Decodes a snapshot, with addresses in values as paths: each run has another port. */
export const decodeDocument = (file: Buffer): DocumentSnapshot =>
  JSON.parse(
    brotliDecompressSync(file)
      .toString()
      .replaceAll(/url\(\\"http:\/\/localhost:\d+/g, String.raw`url(\"`),
  ) as DocumentSnapshot
