import { Card } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import * as styles from './Cards.css.ts'
import type { CardsProps } from './Cards.schema.ts'

/** Row of picture cards; scrolls horizontally on narrow screens. */
export function Cards({ title, items, anchor }: CardsProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  // Without links inside, the list itself must be focusable to be scrolled by keyboard.
  const focusProps = items.some((item) => item.href)
    ? {}
    : { tabIndex: 0, 'aria-label': text(title) }
  return (
    <SectionLayout anchor={anchor} title={title}>
      <ul className={styles.list} {...focusProps}>
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
    </SectionLayout>
  )
}
