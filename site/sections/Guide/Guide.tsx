import { tableOfContents } from '#data/content/richText.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { textColumns } from '../parts/textColumns.css.ts'
import { TableOfContents } from '../parts/text/TableOfContents.tsx'
import { MarkdownText } from '../parts/text/MarkdownText.tsx'
import type { GuideProps } from './Guide.schema.ts'

/** Long text with a table of contents. */
export function Guide({ text, anchor }: GuideProps) {
  return (
    <SectionLayout anchor={anchor}>
      <div className={textColumns}>
        <TableOfContents entries={tableOfContents(text)} />
        <MarkdownText text={text} />
      </div>
    </SectionLayout>
  )
}
