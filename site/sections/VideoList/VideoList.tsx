import { EmptyState, Heading, icons, Text, VideoPlayer, type VideoCaptions } from '#design-system'
import { locales } from '#data/locale/locales.ts'
import { captionLanguages, type CaptionLanguage, filmsPath } from '#data/content/media.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useLocale, useText } from '../site.tsx'
import { useFileSizeFormatter } from '../hooks/useFileSizeFormatter.ts'
import * as styles from './VideoList.css.ts'
import type { VideoItem, VideoListProps } from './VideoList.schema.ts'

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

function VideoItemRow({ video }: { video: VideoItem }) {
  const { id, title, summary, transcript, seconds, width, height, problems, address, bytes } = video
  const text = useText()
  const formatSize = useFileSizeFormatter()
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
      <VideoPlayer
        label={summary}
        sources={[
          { src: `${filmsPath}${id}.webm`, type: 'video/webm' },
          { src: `${filmsPath}${id}.mp4`, type: 'video/mp4' },
        ]}
        poster={`${filmsPath}${id}.webp`}
        width={width}
        height={height}
        captions={useCaptions(id)}
        download={{ href: address, label: text('video.download', { value: formatSize(bytes) }) }}
        transcript={{
          label: text('video.transcript'),
          content: transcript.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>),
        }}
      />
    </li>
  )
}

/** Returns the caption tracks, that of the page's language first. */
function useCaptions(id: string): readonly [VideoCaptions, ...VideoCaptions[]] {
  const text = useText()
  const pageLanguage = locales[useLocale()].textTag.split('-')[0]
  const captions = (language: CaptionLanguage): VideoCaptions => ({
    src: `${filmsPath}${id}.${language}.vtt`,
    lang: captionLanguages[language],
    label: text(`video.captions.${language}`),
  })
  const all = Object.keys(captionLanguages) as CaptionLanguage[]
  const first = all.find((language) => language === pageLanguage) ?? 'en'
  return [captions(first), ...all.filter((language) => language !== first).map(captions)]
}
