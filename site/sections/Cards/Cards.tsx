import { Heading, Text } from '#design-system'
import { Band } from '../Band.tsx'
import { NamedPicture } from '../NamedPicture.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import * as styles from './Cards.css.ts'
import type { CardsProps } from './Cards.schema.ts'

/** Picture cards in a row, swiped on narrow screens. */
export function Cards({ title, items, anchor }: CardsProps) {
  const text = useText()
  // Without a link inside, only its own focus lets a keyboard scroll the row.
  const scrolls = items.some(({ href }) => href) ? {} : { tabIndex: 0, 'aria-label': text(title) }
  return (
    <Band anchor={anchor} title={title}>
      <ul className={styles.list} {...scrolls}>
        {items.map((item) => (
          <Card key={item.title} {...item} />
        ))}
      </ul>
    </Band>
  )
}

function Card({ title, text: words, picture, href: target }: CardsProps['items'][number]) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  return (
    <li className={styles.card} data-on-picture="">
      <NamedPicture name={picture} sizes="(width < 780px) 82vw, 33vw" fit="cover" />
      <div className={styles.copy}>
        <Heading level={3}>
          {target ? (
            <a className={styles.link} href={href(target)}>
              {rich(title)}
            </a>
          ) : (
            rich(title)
          )}
        </Heading>
        <Text tone="onPicture">{text(words)}</Text>
      </div>
    </li>
  )
}
