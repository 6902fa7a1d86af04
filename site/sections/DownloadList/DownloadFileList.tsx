import { FileLink, Link } from '#design-system'
import { fileLanguageTags } from '#data/downloads/downloads.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { useDateFormatter, useText } from '../site.tsx'
import { useFileSizeFormatter } from '../hooks/useFileSizeFormatter.ts'
import { usePunctuation } from '../hooks/usePunctuation.ts'
import type { DownloadListEntry } from './DownloadList.schema.ts'
import * as styles from './DownloadFileList.css.ts'

interface DownloadFileListProps {
  /** Files in display order. */
  files: readonly DownloadListEntry[]
}

/** List of downloadable files, each with expandable details. */
export function DownloadFileList({ files }: DownloadFileListProps) {
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <Row key={file.id} file={file} />
      ))}
    </ul>
  )
}

function Row({ file }: { file: DownloadListEntry }) {
  const { title, address, format, bytes, pages, seconds, languages, version, date } = file
  const text = useText()
  const formatDate = useDateFormatter()
  const formatSize = useFileSizeFormatter()
  const { comma } = usePunctuation()
  const length = [
    pages && text('download.pages', { n: pages }),
    seconds && text('download.seconds', { n: Math.round(seconds) }),
  ].find(Boolean)
  const [language, ...others] = languages.filter((name) => name !== 'none')
  return (
    <FileLink
      as="li"
      title={title}
      href={address}
      type={format}
      size={bytes === undefined ? undefined : formatSize(bytes)}
      pages={length || undefined}
      language={
        language &&
        (others.length > 0 ? text('download.captions') : text(`download.language.${language}`))
      }
      separator={comma}
      hrefLang={language && others.length === 0 ? fileLanguageTags.get(language) : undefined}
      version={text('document.version', { n: version })}
      date={{ text: formatDate(date, 'short'), dateTime: date }}
      details={{ label: text('download.details'), content: <Facts file={file} /> }}
    />
  )
}

function Facts({
  file: { address, latest, sha256, replaces, others },
}: {
  file: DownloadListEntry
}) {
  const text = useText()
  const formatSize = useFileSizeFormatter()
  const formatDate = useDateFormatter()
  const { comma, gap } = usePunctuation()
  return (
    <div className={styles.facts}>
      {others.length > 0 && (
        <p className={styles.addresses}>
          <span>{text('download.others')}</span>
          {others.map(({ address: otherAddress, languages: [language = 'none'], bytes }) => (
            <a
              key={otherAddress}
              className={styles.other}
              href={otherAddress}
              hrefLang={fileLanguageTags.get(language)}
              download
            >
              {[
                text(`download.language.${language}` as MessageId),
                ...(bytes === undefined ? [] : [formatSize(bytes)]),
              ].join(comma)}
            </a>
          ))}
        </p>
      )}
      {replaces && (
        <p>
          {text('document.replaces', {
            value: text('download.replaced', {
              n: replaces.version,
              value: formatDate(replaces.date),
            }),
          })}
        </p>
      )}
      {sha256 && (
        <p>
          {text('download.checksum') + gap}
          <code className={styles.checksum}>{sha256}</code>
        </p>
      )}
      <p className={styles.addresses}>
        <Link href={address}>{text('download.permanent')}</Link>
        <Link href={latest}>{text('download.latest')}</Link>
      </p>
    </div>
  )
}
