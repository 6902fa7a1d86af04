import { Heading, Text } from '#design-system'
import { locales } from '#data/locale/locales.ts'
import { extractTableOfContents } from '#data/content/richText.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { FirstSectionEndMarker } from '../parts/FirstSectionEndMarker.tsx'
import { TableOfContents } from '../parts/text/TableOfContents.tsx'
import { MarkdownText } from '../parts/text/MarkdownText.tsx'
import { useDateFormatter, useLocale, useText } from '../site.tsx'
import * as styles from './LegalDocument.css.ts'
import type { LegalDocumentProps } from './LegalDocument.schema.ts'

/** Legal document: title, version, effective date, table of contents and text. */
export function LegalDocument({ record, anchor }: LegalDocumentProps) {
  const { title, summary, version, date, text: body } = record
  const text = useText()
  const format = useDateFormatter()
  return (
    <SectionLayout anchor={anchor} ground="opening">
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
        <FirstSectionEndMarker />
        <TableOfContents entries={extractTableOfContents(body)} />
        <MarkdownText text={body} size="small" />
      </article>
    </SectionLayout>
  )
}

/** Notes that the text is shown in another language than the locale's own. */
function NotTranslated() {
  const text = useText()
  const { languageTag, textTag } = locales[useLocale()]
  const language = (tag: string) => tag.split('-')[0]
  if (language(languageTag) === language(textTag)) return null
  return <p className={styles.note}>{text('document.not-translated')}</p>
}
