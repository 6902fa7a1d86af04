import { Children, type ReactNode } from 'react'
import { Badge, Link } from '#design-system'
import type { DraftVersionChanges, DraftSectionChange } from '#data/pages/draftChanges.ts'
import type { Locale } from '#data/locale/locales.ts'
import { useHref, useLocale, useText } from '#sections/site.tsx'
import * as styles from './DraftReview.css.ts'

/** Kinds of changes, in the order of the legend. */
const kinds = ['new', 'changed', 'moved'] as const
type Kind = (typeof kinds)[number]

const tones = { new: 'success', changed: 'info', moved: 'warning' } as const

const isOfKind: Readonly<Record<Kind, (change: DraftSectionChange, locale: Locale) => boolean>> = {
  new: ({ isNew }) => isNew === true,
  changed: ({ changedIn }, locale) => changedIn?.includes(locale) ?? false,
  moved: ({ isMoved }) => isMoved === true,
}

interface DraftReviewProps {
  changes: DraftVersionChanges
  /** Path of the published page. */
  path: string
  /** Sections, one for each of `changes.sections`. */
  children: ReactNode
}

/** Sections of a draft version, marked where they differ from the published page, with a legend. */
export function DraftReview({ changes, path, children }: DraftReviewProps) {
  const locale = useLocale()
  const text = useText()
  const href = useHref()
  const { removed, headChangedIn } = changes
  const marks = changes.sections.map((change) =>
    kinds.filter((kind) => isOfKind[kind](change, locale)),
  )
  const isHeadChanged = headChangedIn.includes(locale)
  const isSame = marks.flat().length === 0 && removed === 0 && !isHeadChanged
  return (
    <>
      {Children.map(children, (section, index) => {
        const own = marks[index] ?? []
        return (
          section && (
            <div className={styles.section} data-changes={own.join(' ') || undefined}>
              {own.length > 0 && (
                <p className={styles.label}>
                  {own.map((kind) => (
                    <Badge key={kind} tone={tones[kind]}>
                      {text(`draft.changes.${kind}`)}
                    </Badge>
                  ))}
                </p>
              )}
              {section}
            </div>
          )
        )
      })}
      <section className={styles.legend} aria-label={text('draft.changes.title')}>
        <strong>{text('draft.changes.title')}</strong>
        {kinds.map((kind) => {
          const count = marks.filter((own) => own.includes(kind)).length
          return (
            count > 0 && (
              <span key={kind} className={styles.entry}>
                <Badge tone={tones[kind]}>{text(`draft.changes.${kind}`)}</Badge> {count}
              </span>
            )
          )
        })}
        {removed > 0 && <span>{text('draft.changes.removed', { n: removed })}</span>}
        {isHeadChanged && <span>{text('draft.changes.head')}</span>}
        {isSame && <span>{text('draft.changes.none')}</span>}
        <Link href={href(path)}>{text('draft.changes.published')}</Link>
      </section>
    </>
  )
}
