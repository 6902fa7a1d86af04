import { Card } from '#design-system'
import { Band } from '../Band.tsx'
import { NamedPicture } from '../NamedPicture.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import * as styles from './Cards.css.ts'
import type { CardsProps } from './Cards.schema.ts'

/** Picture cards in a row, swiped on narrow screens. */
export function Cards({ title, items, anchor }: CardsProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  // Without a link inside, only its own focus lets a keyboard scroll the row.
  const scrolls = items.some((item) => item.href) ? {} : { tabIndex: 0, 'aria-label': text(title) }
  return (
    <Band anchor={anchor} title={title}>
      <ul className={styles.list} {...scrolls}>
        {items.map((item) => (
          <Card
            key={item.title}
            as="li"
            variant="cover"
            level={3}
            title={rich(item.title)}
            href={item.href && href(item.href)}
            picture={<NamedPicture name={item.picture} sizes="(width < 780px) 82vw, 33vw" />}
          >
            {text(item.text)}
          </Card>
        ))}
      </ul>
    </Band>
  )
}
