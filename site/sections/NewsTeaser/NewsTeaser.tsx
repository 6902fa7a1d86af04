import { Link } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { NewsItemList } from '../NewsList/NewsItemList.tsx'
import { useHref, useText } from '../site.tsx'
import * as styles from './NewsTeaser.css.ts'
import type { NewsTeaserProps } from './NewsTeaser.schema.ts'

/** The newest news in a few rows, with a link to all news. */
export function NewsTeaser({ title, records, action, anchor }: NewsTeaserProps) {
  const text = useText()
  const href = useHref()
  return (
    <SectionLayout anchor={anchor} title={title}>
      <NewsItemList records={records} level={3} />
      <p className={styles.more}>
        <Link href={href(action.href)} variant="more">
          {text(action.label)}
        </Link>
      </p>
    </SectionLayout>
  )
}
