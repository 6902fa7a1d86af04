import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { comparedStyleProperties } from './properties.ts'

/** Computed styles of the elements of a document, with those of pseudo-elements. */
export interface ComputedStyles {
  /** Different lists of values, each in the order of `properties`. */
  readonly rows: readonly (readonly string[])[]
  /** In document order. */
  readonly elements: readonly StyledElement[]
}

interface StyledElement {
  /** Position among the elements of the same name: `html:0/body:0/main:0/a:2/::before:0`. */
  readonly path: string
  /** Own text or accessible name, shortened. */
  readonly text?: string
  /** Index of the values in `rows`. */
  readonly row: number
}

type Snapshot = Awaited<ReturnType<typeof capture>>

const capture = (session: CDPSession) =>
  session.send('DOMSnapshot.captureSnapshot', { computedStyles: [...comparedStyleProperties] })

const maxText = 40
const isElement = 1
const isText = 3

/** Reads the computed styles of all elements that are laid out. */
export async function readComputedStyles(page: Page): Promise<ComputedStyles> {
  const session = await page.context().newCDPSession(page)
  try {
    return stylesOf(await capture(session))
  } finally {
    await session.detach()
  }
}

function stylesOf({ documents, strings }: Snapshot): ComputedStyles {
  const [main] = documents
  if (!main) return { rows: [], elements: [] }
  const { nodes, layout } = main
  const { parentIndex = [], nodeName = [], nodeType = [], nodeValue = [], attributes = [] } = nodes
  const name = (node: number) => (strings[nodeName[node] ?? -1] ?? '').toLowerCase()
  const paths: string[] = []
  const counts = new Map<string, number>()
  const texts = new Map<number, string>()
  for (let node = 0; node < nodeType.length; node++) {
    const parent = parentIndex[node] ?? -1
    if (nodeType[node] === isText) {
      const text = (strings[nodeValue[node] ?? -1] ?? '').trim()
      if (text !== '' && !texts.has(parent)) texts.set(parent, text)
    }
    const isRoot = parent < 0 || paths[parent] === undefined
    const path = isRoot ? name(node) : `${paths[parent]}/${name(node)}`
    const count = counts.get(path) ?? 0
    counts.set(path, count + 1)
    // The document itself is no part of paths.
    if (nodeType[node] === isElement) paths[node] = `${path}:${count}`
  }
  const rows = new Map<string, { readonly values: readonly string[]; readonly index: number }>()
  const elements = layout.nodeIndex.flatMap((node, at): StyledElement[] => {
    const path = paths[node]
    if (path === undefined) return []
    const values = (layout.styles[at] ?? []).map((index) => strings[index] ?? '')
    const key = values.join('\0')
    const row = rows.get(key) ?? { values, index: rows.size }
    rows.set(key, row)
    const text = texts.get(node) ?? labelOf(attributes[node] ?? [], strings)
    return [{ path, ...(text && { text: shortened(text) }), row: row.index }]
  })
  return { rows: [...rows.values()].map(({ values }) => values), elements }
}

/** Returns the label of an element from its attributes, which are indexes of names and values in turn. */
function labelOf(attributes: readonly number[], strings: readonly string[]): string | undefined {
  for (let at = 0; at < attributes.length; at += 2)
    if (/^(aria-label|alt)$/.test(strings[attributes[at] ?? -1] ?? ''))
      return strings[attributes[at + 1] ?? -1]
  return undefined
}

const shortened = (text: string) =>
  text.length > maxText ? `${text.slice(0, maxText - 1)}…` : text

/** Serializes styles as compressed JSON. */
export const encodeComputedStyles = (styles: ComputedStyles): Buffer =>
  brotliCompressSync(JSON.stringify(styles), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

export const decodeComputedStyles = (file: Buffer): ComputedStyles =>
  JSON.parse(brotliDecompressSync(file).toString()) as ComputedStyles
