import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './FileLink.css.ts'

export interface FileLinkProps extends NativeProps<'a', 'type'> {
  /** Title of the document, such as 'Datasheet'. */
  title: string
  /** URL of the file. */
  href: string
  /** File type in at most four letters, such as 'PDF'. */
  type: string
  /** File size with its unit, such as '1.2 MB'. */
  size?: string | undefined
  /** Number of pages, such as '4 pages'. */
  pages?: string | undefined
  /** Language of the file, named in the language of the page, such as 'German'. */
  language?: string | undefined
  /** Text between the parts of the accessible name. */
  separator?: string | undefined
  /** Version of the file, such as 'Version 3.2'. */
  version?: string | undefined
  /** Date of the version. `text` is the localized date, and `dateTime` is the ISO date. */
  date?: { readonly text: string; readonly dateTime: string } | undefined
  /** Details that can be unfolded, such as a checksum or earlier versions. */
  details?: { readonly label: string; readonly content: ReactNode } | undefined
  /** `download` downloads the file. `view` opens it in the browser. */
  variant?: 'download' | 'view' | undefined
  /** HTML element, which is `li` in a list of files. */
  as?: 'div' | 'li' | undefined
}

/** A link to a file. Its accessible name contains type, size, pages and language, and the whole row is clickable. */
export function FileLink(props: FileLinkProps) {
  const { title, type, size, pages, language, version, date, details, ...rest } = props
  const { separator = ', ', variant = 'download', as: Tag = 'div', ...native } = rest
  const facts = [size, pages, language].filter((fact) => fact !== undefined)
  const download = variant === 'download'
  return (
    <Tag className={styles.root}>
      <div className={styles.row}>
        <span className={styles.type} aria-hidden="true">
          {type}
        </span>
        <div className={styles.copy}>
          <a
            download={download || undefined}
            aria-label={[title, type, ...facts].join(separator)}
            {...native}
            className={styles.link}
          >
            {title}
          </a>
          <span className={styles.facts} aria-hidden="true">
            {facts.map((fact) => (
              <span key={fact} className={styles.fact}>
                {fact}
              </span>
            ))}
          </span>
        </div>
        <div className={styles.issue}>
          {version && <span className={styles.version}>{version}</span>}
          {date && (
            <time className={styles.date} dateTime={date.dateTime}>
              {date.text}
            </time>
          )}
        </div>
        <span className={styles.action}>
          <Icon icon={download ? icons.downloadIcon : icons.externalIcon} />
        </span>
      </div>
      {details && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            {details.label}
            <Icon icon={icons.plusIcon} />
          </summary>
          <div className={styles.more}>{details.content}</div>
        </details>
      )}
    </Tag>
  )
}
