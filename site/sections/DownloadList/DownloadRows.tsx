import { FileLink, Link } from '#design-system'
import { fileLanguageTags } from '#data/downloads.ts'
import type { MessageId } from '#data/fields.ts'
import { useDate, useText } from '../site.tsx'
import { useSize } from '../useSize.ts'
import type { DownloadItem } from './DownloadList.schema.ts'
import * as styles from './DownloadRows.css.ts'

interface DownloadRowsProps {
  /** In the order in which they stand. */
  files: readonly DownloadItem[]
}

/** Files to take along; each opens to what else is known of it. */
export function DownloadRows({ files }: DownloadRowsProps) {
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <Row key={file.id} file={file} />
      ))}
    </ul>
  )
}

function Row({ file }: { file: DownloadItem }) {
  const { title, address, format, pages, seconds, languages, version, date } = file
  const text = useText()
  const day = useDate()
  const size = useSize()
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
      size={size(file.bytes)}
      pages={length || undefined}
      language={
        language &&
        (others.length > 0 ? text('download.captions') : text(`download.language.${language}`))
      }
      hrefLang={language && others.length === 0 ? fileLanguageTags.get(language) : undefined}
      version={text('document.version', { n: version })}
      date={{ text: day(date, 'short'), dateTime: date }}
      details={{ label: text('download.details'), content: <Facts file={file} /> }}
    />
  )
}

function Facts({ file: { address, latest, sha256, replaces, others } }: { file: DownloadItem }) {
  const text = useText()
  const size = useSize()
  const day = useDate()
  return (
    <div className={styles.facts}>
      {others.length > 0 && (
        <p className={styles.addresses}>
          <span>{text('download.others')}</span>
          {others.map(({ address: other, languages: [language = 'none'], bytes }) => (
            <a
              key={other}
              className={styles.other}
              href={other}
              hrefLang={fileLanguageTags.get(language)}
              download
            >
              {text(`download.language.${language}` as MessageId)}, {size(bytes)}
            </a>
          ))}
        </p>
      )}
      {replaces && (
        <p>
          {text('document.replaces', {
            value: text('download.replaced', {
              n: replaces.version,
              value: day(replaces.date),
            }),
          })}
        </p>
      )}
      <p>
        {text('download.checksum')} <code className={styles.checksum}>{sha256}</code>
      </p>
      <p className={styles.addresses}>
        <Link href={address}>{text('download.permanent')}</Link>
        <Link href={latest}>{text('download.latest')}</Link>
      </p>
    </div>
  )
}
