import { EmptyState, Heading, icons, Link } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { DownloadFileList } from '../DownloadList/DownloadFileList.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import * as styles from './FileList.css.ts'
import type { FileListProps } from './FileList.schema.ts'

/** Documents with links to related pages. */
export function FileList({ title, list: { files, product }, anchor }: FileListProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  const links =
    product === undefined
      ? [['download.all', 'downloads'] as const]
      : ([
          ['download.all-of-product', `downloads?product=${product}`],
          ['schedule.of-product', `maintenance?product=${product}`],
          ['schedule.warranty', `warranty?product=${product}`],
        ] as const)
  return (
    <SectionLayout anchor={anchor}>
      <div className={styles.root}>
        <div className={styles.title}>
          <Heading level={2} size="h3">
            {rich(title)}
          </Heading>
          {links.map(([label, path]) => (
            <Link key={label} variant="more" href={href(`/support-center/${path}`)}>
              {text(label)}
            </Link>
          ))}
        </div>
        {files.length > 0 ? (
          <DownloadFileList files={files} />
        ) : (
          <EmptyState title={text('list.empty')} icon={icons.documentIcon} />
        )}
      </div>
    </SectionLayout>
  )
}
