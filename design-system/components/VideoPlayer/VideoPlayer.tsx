import type { ReactNode } from 'react'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import * as styles from './VideoPlayer.css.ts'

export interface VideoSource {
  src: string
  /** The best format first. */
  type: 'video/webm' | 'video/mp4'
}

export interface VideoCaptions {
  /** A WebVTT file. */
  src: string
  /** BCP 47 tag of its language. */
  lang: string
  /** The language's own name, as the player lists it. */
  label: string
}

export interface VideoPlayerProps {
  /** What the film shows. */
  label: string
  /** The film in several formats, best first; the browser takes the first it can play. */
  sources: readonly VideoSource[]
  /** The picture before it plays. */
  poster: string
  /** Width of the film in px. */
  width: number
  /** Height of the film in px. */
  height: number
  /** What is said or, in a silent film, what is seen; the first is on from the start. */
  captions: readonly [VideoCaptions, ...VideoCaptions[]]
  /** The file to keep; the label says its format and size. */
  download?: { readonly href: string; readonly label: string } | undefined
  /** Everything the film tells, as text. */
  transcript?: { readonly label: string; readonly content: ReactNode } | undefined
}

/** A film in the browser's own player; nothing of it is loaded before it is played. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { label, sources, poster, width, height, captions, download, transcript } = props
  const [first, ...others] = captions
  return (
    <figure className={styles.root}>
      <video
        className={styles.video[height > width ? 'portrait' : 'landscape']}
        aria-label={label}
        {...{ poster, width, height }}
        controls
        playsInline
        preload="none"
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
