import { Link } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useFigureFormatter, useHref, useRichText, useText } from '../site.tsx'
import * as styles from './FeatureGrid.css.ts'
import type { FeatureGridProps } from './FeatureGrid.schema.ts'
import { FeatureTile } from './Tile.tsx'

/** Mosaic of tiles, each with one picture or one large numeral. */
export function FeatureGrid({ title, tiles, anchor }: FeatureGridProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  const format = useFigureFormatter()
  return (
    <SectionLayout anchor={anchor} title={title}>
      <div className={styles.grid}>
        {tiles.map(({ title: name, text: description, figure, action, ...tile }) => (
          <FeatureTile
            key={name}
            {...tile}
            title={rich(name)}
            text={description && text(description)}
            figure={figure && format(figure)}
            action={
              action && (
                <Link href={href(action.href)} variant="more">
                  {text(action.label)}
                </Link>
              )
            }
          />
        ))}
      </div>
    </SectionLayout>
  )
}
