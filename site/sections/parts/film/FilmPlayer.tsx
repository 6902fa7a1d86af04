import { Text, VideoPlayer, type VideoCaptions } from '#design-system'
import {
  type CaptionLanguage,
  captionLanguages,
  filmsPath,
  type DownloadableVideo,
} from '#data/content/media.ts'
import { locales } from '#data/locale/locales.ts'
import { useFileSizeFormatter } from '../../hooks/useFileSizeFormatter.ts'
import { useLocale, useText } from '../../site.tsx'
import * as styles from './FilmPlayer.css.ts'

/** Film with captions, download and transcript; nothing but its poster is loaded before playback. */
export function FilmPlayer({ film }: { film: DownloadableVideo }) {
  const { id, summary, transcript, width, height, bright, address, bytes } = film
  const text = useText()
  const formatSize = useFileSizeFormatter()
  const player = (
    <VideoPlayer
      label={summary}
      sources={[
        { src: `${filmsPath}${id}.webm`, type: 'video/webm; codecs="av01.0.05M.08"' },
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
  )
  return bright ? <div className={styles.bright}>{player}</div> : player
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
