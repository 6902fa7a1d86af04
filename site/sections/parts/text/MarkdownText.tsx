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

/** Scrollable table, named after the heading above it; one of long texts has the headers of its columns in the cells. */
function Table({ label, table }: { label: string; table: RichTextElement }) {
  const text = useText()
  return (
    <ScrollRegion label={label === '' ? text('text.table') : label}>
      <Node node={hasLongTexts(table) ? withColumnLabels(table) : table} />
    </ScrollRegion>
  )
}

const elements = ({ children = [] }: RichTextElement): readonly RichTextElement[] =>
  children.filter((node) => typeof node !== 'string')

const rowsOf = (table: RichTextElement): readonly RichTextElement[] =>
  elements(table).flatMap(elements)

/** True for a table of three columns or more with cells that are too long for the width of a phone. */
const hasLongTexts = (table: RichTextElement): boolean =>
  rowsOf(table).some((row) => {
    const cells = elements(row)
    return cells.length > 2 && cells.some((cell) => widthOf(getPlainText([cell])) > 60)
  })

/** Returns the length of a text in Latin characters; a Chinese one counts as three. */
const widthOf = (text: string): number =>
  text.length + 2 * [...text.matchAll(/\p{Script=Han}/gu)].length

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
