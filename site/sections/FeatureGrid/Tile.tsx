import { Heading, Text } from '#design-system'
import type { ReactNode } from 'react'
import type { PictureName } from '#data/fields.ts'
import type { FormattedFigure } from '#data/figures.ts'
import { NamedPicture } from '../NamedPicture.tsx'
import { FigureNumeral } from '../FigureNumeral.tsx'
import * as styles from './FeatureGrid.css.ts'

export interface TileProps {
  /** Its part of the mosaic's 12 columns. */
  size: keyof typeof styles.size
  /** `dark` is dark in both colour modes; at most one of a mosaic. */
  tone?: 'plain' | 'dark' | undefined
  title: ReactNode
  text?: string | undefined
  figure?: FormattedFigure | undefined
  picture?: PictureName | undefined
  darkPicture?: PictureName | undefined
  /** A link below the text. */
  action?: ReactNode
}

/** One fact of a mosaic, with a picture or a huge numeral. */
export function Tile({ size, tone, title, text, figure, picture, darkPicture, action }: TileProps) {
  const dark = tone === 'dark'
  return (
    <article
      className={`${styles.tile} ${styles.size[size]}`}
      data-theme={dark ? 'dark' : undefined}
    >
      <div className={styles.copy}>
        <Heading level={3}>{title}</Heading>
        {text && <Text>{text}</Text>}
        {action}
      </div>
      {figure && (
        <p className={dark ? `${styles.figure} ${styles.green}` : styles.figure}>
          <FigureNumeral figure={figure} size="giant" />
        </p>
      )}
      {picture && (
        <div className={styles.picture}>
          <NamedPicture name={picture} dark={darkPicture} sizes="(width < 780px) 100vw, 40vw" />
        </div>
      )}
    </article>
  )
}
