import { Prose, type ProseProps, ScrollRegion } from '#design-system'
import { createElement, Fragment, type ReactNode } from 'react'
import {
  getPlainText,
  type RichTextElement,
  type RichTextNode,
  type RichText,
} from '#data/content/richText.ts'
import { useHref, useText } from '../../site.tsx'

export interface MarkdownTextProps extends Pick<ProseProps, 'size'> {
  text: RichText
}

/** Renders a text of a record, which is written in Markdown: headings, paragraphs, lists and tables. */
export function MarkdownText({ text, size }: MarkdownTextProps) {
  return (
    <Prose size={size}>
      {text.map((node, index) =>
        typeof node !== 'string' && node.tag === 'table' ? (
          <Table key={index} label={headingBefore(text, index)} table={node} />
        ) : (
          <Node key={index} node={node} />
        ),
      )}
    </Prose>
  )
}

/** Returns the text of the nearest heading before a node, or an empty string. */
function headingBefore(text: RichText, index: number): string {
  const above = text.slice(0, index)
  const heading = above.findLast((node) => typeof node !== 'string' && /^h\d$/.test(node.tag))
  return heading === undefined ? '' : getPlainText([heading]).replaceAll('\u00AD', '')
}

/** Scrollable table, named after the heading above it; one that is too wide for a phone has the headers of its columns in the cells. */
function Table({ label, table }: { label: string; table: RichTextElement }) {
  const text = useText()
  const rows = rowsOf(table)
  const isStacked = hasLongTexts(rows) || isWiderThanPhone(rows)
  return (
    <ScrollRegion label={label === '' ? text('text.table') : label}>
      <Node node={isStacked ? withColumnLabels(table) : table} />
    </ScrollRegion>
  )
}

const elements = ({ children = [] }: RichTextElement): readonly RichTextElement[] =>
  children.filter((node) => typeof node !== 'string')

const rowsOf = (table: RichTextElement): readonly RichTextElement[] =>
  elements(table).flatMap(elements)

/** True for a table of three columns or more with cells that are too long for the width of a phone. */
const hasLongTexts = (rows: readonly RichTextElement[]): boolean =>
  rows.some((row) => {
    const cells = elements(row)
    return cells.length > 2 && cells.some((cell) => widthOf(getPlainText([cell])) > 60)
  })

/** Returns the length of a text in Latin characters; a Chinese one counts as three. */
const widthOf = (text: string): number =>
  text.length + 2 * [...text.matchAll(/\p{Script=Han}/gu)].length

/** Width of a table on a phone of 320 px, and of a letter in it, in px. */
const phoneWidth = 280
const letterWidth = 8.2

/** True if the longest words of all columns do not fit beside each other on a phone. */
function isWiderThanPhone(rows: readonly RichTextElement[]): boolean {
  const columns = elements(rows[0] ?? { tag: 'tr' }).map((_, column) => {
    const letters = rows.map((row) => getLongestWordLength(elements(row)[column]))
    return Math.max(...letters) * letterWidth
  })
  // Spaces between columns and the least width of a cell as in Prose.
  const widths = columns.map((width, column) =>
    Math.max(80, width + (column + 1 < columns.length ? 24 : 0)),
  )
  return widths.reduce((sum, width) => sum + width, 0) > phoneWidth
}

/** Returns the letters of the longest part of a cell that does not break: between spaces, hyphens and Chinese characters. */
const getLongestWordLength = (cell: RichTextElement | undefined): number =>
  Math.max(
    ...getPlainText(cell ? [cell] : [])
      .split(/[ \n\u00AD–-]|(?=\p{Script=Han})/u)
      .map(({ length }) => length),
  )

/** Labels each cell but the first of a row with the header of its column, for small screens. */
function withColumnLabels(table: RichTextElement): LabelledElement {
  const headers = elements(rowsOf(table)[0] ?? table).map((cell) => getPlainText([cell]))
  const labelled = (row: RichTextElement): RichTextElement => ({
    ...row,
    children: elements(row).map((cell, column): LabelledElement =>
      cell.tag === 'td' && column > 0 ? { ...cell, 'data-label': headers[column] } : cell,
    ),
  })
  return {
    ...table,
    children: elements(table).map((part) => ({ ...part, children: elements(part).map(labelled) })),
  }
}

/** Table cell with the header of its column. */
interface LabelledElement extends RichTextElement {
  readonly 'data-label'?: string | undefined
}

function Node({ node }: { node: RichTextNode }): ReactNode {
  const localize = useHref()
  if (typeof node === 'string') return node
  const { tag, align, children, href, ...rest } = node
  const attributes = {
    ...rest,
    ...(href !== undefined && { href: localize(href) }),
    ...(align && { 'data-align': align }),
    ...(tag === 'th' && { scope: 'col' }),
  }
  if (!children) return createElement(tag, attributes)
  return createElement(
    tag,
    attributes,
    children.map((child, index) => (
      <Fragment key={index}>
        <Node node={child} />
      </Fragment>
    )),
  )
}
