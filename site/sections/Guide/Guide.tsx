import { tableOfContents } from '#data/content/richText.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { TableOfContents } from '../parts/text/TableOfContents.tsx'
import { RichText } from '../parts/text/RichText.tsx'
import * as styles from './Guide.css.ts'
import type { GuideProps } from './Guide.schema.ts'

/** Long text with a table of contents. */
export function Guide({ text, anchor }: GuideProps) {
  return (
    <SectionLayout anchor={anchor}>
      <div className={styles.root}>
        <TableOfContents entries={tableOfContents(text)} />
        <RichText text={text} />
      </div>
    </SectionLayout>
  )
}
