import { Heading, Text } from '#design-system'
import type { MessageId } from '#data/pages/configFields.ts'
import { useRichText, useText } from '../../site.tsx'
import type { DownloadableVideo } from '#data/content/media.ts'
import { SectionLayout } from '../SectionLayout.tsx'
import { FilmPlayer } from './FilmPlayer.tsx'
import * as styles from './FilmSection.css.ts'

interface FilmSectionProps {
  film: DownloadableVideo
  title: MessageId
  text?: MessageId | undefined
  anchor?: string | undefined
}

/** A film beside a title, and a paragraph if there is one. */
export function FilmSection({ film, title, text: description, anchor }: FilmSectionProps) {
  const rich = useRichText()
  const text = useText()
  return (
    <SectionLayout anchor={anchor}>
      <div className={styles.shape[film.width < film.height ? 'upright' : 'wide']}>
        <div className={styles.words}>
          <Heading level={2}>{rich(title)}</Heading>
          {description && <Text size="lead">{text(description)}</Text>}
        </div>
        <FilmPlayer film={film} />
      </div>
    </SectionLayout>
  )
}
