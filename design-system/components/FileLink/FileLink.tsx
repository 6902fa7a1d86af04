import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as styles from './FileLink.css.ts'

export interface FileLinkProps {
  /** What it is: `Datasheet`. */
  title: string
  /** Address of the file. */
  href: string
  /** `PDF`, at most four letters. */
  type: string
  /** Measured, with its unit: `1.2 MB`. */
  size?: string | undefined
  /** `4 pages`. */
  pages?: string | undefined
  /** Language of the file, written in the page's: `German`. */
  language?: string | undefined
  /** The same as a tag: `de`. */
  hrefLang?: string | undefined
  /** `Version 3.2`. */
  version?: string | undefined
  /** Day of the version, as it is written and as `2026-10-12`. */
  date?: { readonly text: string; readonly dateTime: string } | undefined
  /** What else there is to know, behind these words: checksum, earlier versions. */
  details?: { readonly label: string; readonly content: ReactNode } | undefined
  /** `view` opens it in the browser. */
  variant?: 'download' | 'view' | undefined
  /** The element; `li` in a list of files. */
  as?: 'div' | 'li' | undefined
}

/** A file to take along: the whole row is the link, and the link says type, size, pages and language. */
export function FileLink(props: FileLinkProps) {
  const { title, href, type, size, pages, language, hrefLang, version, date, details } = props
  const Tag = props.as ?? 'div'
  const facts = [size, pages, language].filter((fact) => fact !== undefined)
  const download = props.variant !== 'view'
  return (
    <Tag className={styles.root}>
      <div className={styles.row}>
        <span className={styles.type} aria-hidden="true">
          {type}
        </span>
        <div className={styles.copy}>
          <a
            className={styles.link}
            href={href}
            hrefLang={hrefLang}
            download={download || undefined}
            aria-label={[title, type, ...facts].join(', ')}
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
          <Icon icon={download ? icons.download : icons.external} />
        </span>
      </div>
      {details && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            {details.label}
            <Icon icon={icons.plus} />
          </summary>
          <div className={styles.more}>{details.content}</div>
        </details>
      )}
    </Tag>
  )
}
