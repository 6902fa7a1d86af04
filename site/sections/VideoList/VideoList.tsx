import { EmptyState, Heading, icons } from '#design-system'
import { FilmPlayer } from '../parts/film/FilmPlayer.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useText } from '../site.tsx'
import * as styles from './VideoList.css.ts'
import type { DownloadableVideo } from '#data/content/media.ts'
import type { VideoListProps } from './VideoList.schema.ts'

/** Videos with captions and transcript; nothing is loaded before playback. */
export function VideoList({ videos, anchor }: VideoListProps) {
  const text = useText()
  return (
    <SectionLayout anchor={anchor}>
      {videos.length > 0 ? (
        <ul className={styles.list}>
          {videos.map((video) => (
            <VideoItemRow key={video.id} video={video} />
          ))}
        </ul>
      ) : (
        <EmptyState title={text('list.empty')} icon={icons.videoIcon} />
      )}
    </SectionLayout>
  )
}

function VideoItemRow({ video }: { video: DownloadableVideo }) {
  const { id, title, seconds, width, height, problems } = video
  const text = useText()
  const facts = [
    text('download.seconds', { n: Math.round(seconds) }),
    ...problems.map((problem) => text(`faq.problem.${problem}`)),
    text('video.silent'),
  ]
  return (
    <li className={`${styles.film} ${styles.shape[width < height ? 'upright' : 'wide']}`} id={id}>
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <FilmPlayer film={video} />
    </li>
  )
}
