import { Prose } from '#design-system'
import type { ReactNode } from 'react'
import { InlineLink } from '../parts/text/InlineLink.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useRichText } from '../site.tsx'
import type { RichTextProps } from './RichText.schema.ts'

type Block = RichTextProps['blocks'][number]
type Paragraph = Extract<Block, { text: unknown }>

/** Running text made of messages: paragraphs, subheadings and lists. */
export function RichText({ title, blocks, anchor }: RichTextProps) {
  return (
    <SectionLayout anchor={anchor} title={title}>
      <Prose>
        {blocks.map((block, index) => (
          <BlockElement key={index} block={block} titled={title !== undefined} />
        ))}
      </Prose>
    </SectionLayout>
  )
}

/** `titled` is true if the section has a heading above its subheadings. */
function BlockElement({ block, titled }: { block: Block; titled: boolean }) {
  const rich = useRichText()
  if ('heading' in block) {
    const Heading = titled ? 'h3' : 'h2'
    return <Heading>{rich(block.heading)}</Heading>
  }
  if ('text' in block)
    return (
      <p>
        <Formatted {...block} />
      </p>
    )
  const items = block.items.map((item, index) => (
    <li key={index}>
      <Formatted {...item} />
    </li>
  ))
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

/** Text with its emphasis and its link. */
function Formatted({ text, href }: Paragraph): ReactNode {
  const rich = useRichText()
  return rich(text, { a: (words) => <InlineLink to={href}>{words}</InlineLink> })
}
