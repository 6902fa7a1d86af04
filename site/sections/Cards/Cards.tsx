import { Card, type PictureSource } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { useHref, usePicture, useRichText, useText } from '../site.tsx'
import * as styles from './Cards.css.ts'
import type { CardsProps } from './Cards.schema.ts'

/** Row of picture cards; scrolls horizontally on narrow screens. */
export function Cards({ title, items, anchor }: CardsProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  const picture = usePicture()
  // Upright cards show a third of the width of a landscape picture.
  const selectSizes = ({ width, height }: PictureSource) =>
    `(width < 780px) 82vw, ${width > height ? 60 : 33}vw`
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
            picture={
              <NamedPicture name={item.picture} sizes={selectSizes(picture(item.picture).source)} />
            }
          >
            {text(item.text)}
          </Card>
        ))}
      </ul>
    </SectionLayout>
  )
}
