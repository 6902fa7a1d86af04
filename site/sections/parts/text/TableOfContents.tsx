import type { TocEntry as Entry } from '#data/content/richText.ts'
import * as styles from './TableOfContents.css.ts'
import { useText } from '../../site.tsx'

export interface TableOfContentsProps {
  /** Headings of the text. */
  entries: readonly Entry[]
}

/** Links to the headings of a long text; sticky beside it on wide screens. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  const text = useText()
  return (
    <nav className={styles.root} aria-labelledby="contents">
      <p className={styles.title} id="contents">
        {text('text.contents')}
      </p>
      <ol className={styles.list}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
