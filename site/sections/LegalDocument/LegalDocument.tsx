import { Heading, Text } from '#design-system'
import { locales } from '#data/locales.ts'
import { contentsOf } from '#data/richText.ts'
import { Band } from '../Band.tsx'
import { Contents } from '../Contents.tsx'
import { RichText } from '../RichText.tsx'
import { useDate, useLocale, useText } from '../site.tsx'
import * as styles from './LegalDocument.css.ts'
import type { LegalDocumentProps } from './LegalDocument.schema.ts'

/** A legal document: what it is, which version holds since when, its contents and its text. */
export function LegalDocument({ record, anchor }: LegalDocumentProps) {
  const { title, summary, version, date, text: body } = record
  const text = useText()
  const format = useDate()
  return (
    <Band anchor={anchor} ground="opening">
      <article className={styles.root}>
        <header className={styles.head}>
          <Heading level={1} size="h2">
            {title}
          </Heading>
          <Text size="lead">{summary}</Text>
          <p className={styles.facts}>
            <span>{text('document.version', { n: version })}</span>
            <span>
              {text('document.valid-from')} <time dateTime={date}>{format(date)}</time>
            </span>
          </p>
          <NotTranslated />
        </header>
        <Contents entries={contentsOf(body)} />
        <RichText text={body} size="small" />
      </article>
    </Band>
  )
}

/** Says so where a variant shows a text in another language than its own. */
function NotTranslated() {
  const text = useText()
  const { languageTag, textTag } = locales[useLocale()]
  const language = (tag: string) => tag.split('-')[0]
  if (language(languageTag) === language(textTag)) return null
  return <p className={styles.note}>{text('document.not-translated')}</p>
}
