import { EmptyState, Heading, icons, Text, VideoPlayer, type VideoCaptions } from '#design-system'
import { locales } from '#data/locales.ts'
import { captionLanguages, type CaptionLanguage, filmsPath } from '#data/media.ts'
import { Band } from '../Band.tsx'
import { useLocale, useText } from '../site.tsx'
import { useSize } from '../useSize.ts'
import * as styles from './VideoList.css.ts'
import type { VideoItem, VideoListProps } from './VideoList.schema.ts'

/** Every film: nothing of it is loaded before it is played, and all of it can be read. */
export function VideoList({ videos, anchor }: VideoListProps) {
  const text = useText()
  return (
    <Band anchor={anchor}>
      {videos.length > 0 ? (
        <ul className={styles.list}>
          {videos.map((video) => (
            <Film key={video.id} video={video} />
          ))}
        </ul>
      ) : (
        <EmptyState title={text('list.empty')} icon={icons.video} />
      )}
    </Band>
  )
}

function Film({ video }: { video: VideoItem }) {
  const { id, title, summary, transcript, seconds, width, height, problems, address, bytes } = video
  const text = useText()
  const size = useSize()
  const facts = [
    text('download.seconds', { n: Math.round(seconds) }),
    ...problems.map((problem) => text(`faq.problem.${problem}`)),
    text('video.silent'),
  ]
  return (
    <li className={styles.film} id={id}>
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
        download={{ href: address, label: text('video.download', { value: size(bytes) }) }}
        transcript={{
          label: text('video.transcript'),
          content: transcript.map((paragraph) => <Text key={paragraph}>{paragraph}</Text>),
        }}
      />
    </li>
  )
}

/** Captions, those in the page's language first. */
function useCaptions(id: string): readonly [VideoCaptions, ...VideoCaptions[]] {
  const text = useText()
  const page = locales[useLocale()].textTag.split('-')[0]
  const captions = (language: CaptionLanguage): VideoCaptions => ({
    src: `${filmsPath}${id}.${language}.vtt`,
    lang: captionLanguages[language],
    label: text(`video.captions.${language}`),
  })
  const all = Object.keys(captionLanguages) as CaptionLanguage[]
  const own = all.find((language) => language === page) ?? 'en'
  return [captions(own), ...all.filter((language) => language !== own).map(captions)]
}
