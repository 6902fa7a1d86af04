import { Prose, type ProseProps, ScrollRegion } from '#design-system'
import { createElement, Fragment, type ReactNode } from 'react'
import {
  plainText,
  type RichElement,
  type RichNode,
  type RichText as Tree,
} from '#data/content/richText.ts'
import { useHref, useText } from '../../site.tsx'

export interface RichTextContentProps extends Pick<ProseProps, 'size'> {
  text: Tree
}

/** Renders a rich text tree: headings, paragraphs, lists and tables. */
export function RichText({ text, size }: RichTextContentProps) {
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
function headingBefore(text: Tree, index: number): string {
  const above = text.slice(0, index)
  const heading = above.findLast((node) => typeof node !== 'string' && /^h\d$/.test(node.tag))
  return heading === undefined ? '' : plainText([heading]).replaceAll('\u00AD', '')
}

/** Scrollable table, named after the heading above it. */
function Table({ label, table }: { label: string; table: RichElement }) {
  const text = useText()
  return (
    <ScrollRegion label={label === '' ? text('text.table') : label}>
      <Node node={table} />
    </ScrollRegion>
  )
}

function Node({ node }: { node: RichNode }): ReactNode {
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
