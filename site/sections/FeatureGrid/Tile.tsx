import { Heading, Text } from '#design-system'
import type { ReactNode } from 'react'
import type { PictureName } from '#data/pages/configFields.ts'
import type { FormattedFigure } from '#data/messages/figures.ts'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { FigureNumeral } from '../parts/text/FigureNumeral.tsx'
import { usePicture } from '../site.tsx'
import * as styles from './FeatureGrid.css.ts'

export interface FeatureTileProps {
  /** Width in the mosaic of 12 columns. */
  size: keyof typeof styles.size
  /** `dark` is dark in both colour modes; used at most once in a mosaic. */
  tone?: 'plain' | 'dark' | undefined
  title: ReactNode
  text?: string | undefined
  figure?: FormattedFigure | undefined
  picture?: PictureName | undefined
  darkPicture?: PictureName | undefined
  /** Link below the text. */
  action?: ReactNode
}

/** Tile of a mosaic with a picture or a large numeral. */
export function FeatureTile({
  size,
  tone,
  title,
  text,
  figure,
  picture,
  darkPicture,
  action,
}: FeatureTileProps) {
  const isDark = tone === 'dark'
  const getPicture = usePicture()
  // Only transparent content may reach up to the text.
  const isCutOut = picture !== undefined && getPicture(picture).source.placeholder === undefined
  // Without numeral and picture, the text takes the place of the numeral.
  const isStatement = text !== undefined && !figure && !picture
  return (
    <article
      className={`${styles.tile} ${styles.size[size]}`}
      data-theme={isDark ? 'dark' : undefined}
    >
      <div className={styles.copy}>
        <Heading level={3}>{title}</Heading>
        {text && !isStatement && <Text>{text}</Text>}
        {!isStatement && action}
      </div>
      {isStatement && (
        <div className={`${styles.copy} ${styles.statement}`}>
          <Text size="lead">{text}</Text>
          {action}
        </div>
      )}
      {figure && (
        <p className={isDark ? `${styles.figure} ${styles.green}` : styles.figure}>
          <FigureNumeral figure={figure} size="giant" />
        </p>
      )}
      {picture && (
        <div className={isCutOut ? styles.picture : styles.photo}>
          <NamedPicture
            name={picture}
            dark={darkPicture}
            sizes={`(width < 780px) 100vw, ${isCutOut ? 40 : 55}vw`}
            fit={isCutOut ? 'natural' : 'cover'}
          />
        </div>
      )}
    </article>
  )
}
