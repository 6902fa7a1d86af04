import { extractTableOfContents } from '#data/content/richText.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { textColumns } from '../parts/textColumns.css.ts'
import { TableOfContents } from '../parts/text/TableOfContents.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { MarkdownText } from '../parts/text/MarkdownText.tsx'
import * as styles from './Guide.css.ts'
import type { GuideProps } from './Guide.schema.ts'

/** Long text with a table of contents, and a picture below that if there is one. */
export function Guide({ text, picture, anchor }: GuideProps) {
  const contents = <TableOfContents entries={extractTableOfContents(text)} />
  return (
    <SectionLayout anchor={anchor}>
      <div className={textColumns}>
        {picture ? (
          <div className={styles.side}>
            {contents}
            <div className={styles.picture}>
              <NamedPicture name={picture} sizes="(width < 1100px) 100vw, 768px" fit="cover" />
            </div>
          </div>
        ) : (
          contents
        )}
        <MarkdownText text={text} />
      </div>
    </SectionLayout>
  )
}
