import { Heading, Link, Text } from '#design-system'
import { Band } from '../Band.tsx'
import { Numeral } from '../Numeral.tsx'
import { NamedPicture } from '../NamedPicture.tsx'
import { useFigure, useHref, useRichText, useText } from '../site.tsx'
import * as styles from './FeatureGrid.css.ts'
import type { FeatureGridProps } from './FeatureGrid.schema.ts'

type TileProps = FeatureGridProps['tiles'][number]

/** A mosaic of tiles, each with one picture or one huge numeral. */
export function FeatureGrid({ title, tiles, anchor }: FeatureGridProps) {
  return (
    <Band anchor={anchor} title={title}>
      <div className={styles.grid}>
        {tiles.map((tile) => (
          <Tile key={tile.title} {...tile} />
        ))}
      </div>
    </Band>
  )
}

function Tile(props: TileProps) {
  const { size, tone, title, text: words, figure, picture, darkPicture, action } = props
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  const format = useFigure()
  const dark = tone === 'dark'
  return (
    <article
      className={`${styles.tile} ${styles.size[size]}`}
      data-theme={dark ? 'dark' : undefined}
    >
      <div className={styles.copy}>
        <Heading level={3}>{rich(title)}</Heading>
        {words && <Text>{text(words)}</Text>}
        {action && (
          <Link href={href(action.href)} variant="more">
            {text(action.label)}
          </Link>
        )}
      </div>
      {figure && (
        <p className={dark ? `${styles.figure} ${styles.green}` : styles.figure}>
          <Numeral figure={format(figure)} size="giant" />
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
