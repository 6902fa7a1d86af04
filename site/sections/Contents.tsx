import type { Contents as Entry } from '#data/richText.ts'
import * as styles from './Contents.css.ts'
import { useText } from './site.tsx'

export interface ContentsProps {
  /** Headings of the text beside it. */
  entries: readonly Entry[]
}

/** The headings of a long text as links; stays in view beside it on wide screens. */
export function Contents({ entries }: ContentsProps) {
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
