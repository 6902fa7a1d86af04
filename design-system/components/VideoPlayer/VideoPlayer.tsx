import type { ReactNode } from 'react'
import type { NativeProps } from '../../nativeProps.ts'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import * as styles from './VideoPlayer.css.ts'

export interface VideoSource {
  /** URL of the file. */
  src: string
  /** MIME type. If it names the codecs, a browser without them takes the next source at once. */
  type: 'video/webm' | 'video/mp4' | `video/${'webm' | 'mp4'}; codecs="${string}"`
}

export interface VideoCaptions {
  /** URL of a WebVTT file. */
  src: string
  /** BCP 47 language tag. */
  lang: string
  /** Name of the language in that language, for the menu of the player. */
  label: string
}

export interface VideoPlayerProps extends NativeProps<'video'> {
  /** Accessible name and caption of the video. */
  label: string
  /** The video in several formats in order of preference. */
  sources: readonly VideoSource[]
  /** URL of the poster image. */
  poster: string
  /** Width of the video in px. */
  width: number
  /** Height of the video in px. */
  height: number
  /** Captions or, for a silent video, descriptions. The first track is on by default. */
  captions: readonly [VideoCaptions, ...VideoCaptions[]]
  /** The link that downloads the video. Its label contains format and size. */
  download?: { readonly href: string; readonly label: string } | undefined
  /** The transcript of the video, which can be unfolded. */
  transcript?: { readonly label: string; readonly content: ReactNode } | undefined
}

/** A video in the player of the browser. It is loaded only when the visitor starts it. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { label, sources, poster, width, height, captions, download, transcript, ...native } = props
  const [first, ...others] = captions
  return (
    <figure className={styles.root}>
      <video
        aria-label={label}
        controls
        playsInline
        preload="none"
        {...{ poster, width, height }}
        {...native}
        className={styles.video[height > width ? 'portrait' : 'landscape']}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        <track kind="captions" src={first.src} srcLang={first.lang} label={first.label} default />
        {others.map(({ src, lang, label }) => (
          <track key={src} kind="captions" src={src} srcLang={lang} label={label} />
        ))}
      </video>
      <figcaption className={styles.below}>
        <div className={styles.caption}>
          <span>{label}</span>
          {download && (
            <a className={styles.download} href={download.href} download>
              {download.label}
            </a>
          )}
        </div>
        {transcript && <Disclosure summary={transcript.label}>{transcript.content}</Disclosure>}
      </figcaption>
    </figure>
  )
}
