import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingProps } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Card.css.ts'

export interface CardProps {
  /** Names the card and, with `href`, is its link. */
  title: ReactNode
  /** Place of the title in the page's outline. */
  level: HeadingProps['level']
  /** Makes the whole card lead there; nothing else in it should then be a link. */
  href?: string | undefined
  /** A `Picture`; the card gives it its place. */
  picture?: ReactNode
  /** Small facts above the title, a date or a Badge. */
  meta?: ReactNode
  /** A sentence or two below the title. */
  children?: ReactNode
  /** `tile` is filled, its picture above the words; `plain` has no ground, only the picture has; `cover` lies on its picture. */
  variant?: keyof typeof styles.variant | undefined
  /** `fill` cuts the picture to its place; `whole` shows a product from head to foot. */
  fit?: keyof typeof styles.fit | undefined
  /** The element; `li` in a list of cards. */
  as?: 'article' | 'li' | 'div' | undefined
}

/** One of several things to choose from: picture, title and a sentence, all of it one link. */
export function Card(props: CardProps) {
  const { title, level, href, picture, meta, children, variant = 'tile', fit = 'fill' } = props
  const Tag = props.as ?? 'article'
  const onPicture = variant === 'cover'
  return (
    <Tag
      className={`${styles.root} ${styles.variant[variant]}`}
      data-on-picture={onPicture ? '' : undefined}
    >
      {picture && <div className={`${styles.picture} ${styles.fit[fit]}`}>{picture}</div>}
      <div className={styles.copy}>
        <Heading level={level} size={onPicture ? 'h3' : 'h4'}>
          {href === undefined ? (
            title
          ) : (
            <a className={styles.link} href={href}>
              {title}
            </a>
          )}
        </Heading>
        {meta && <div className={styles.meta}>{meta}</div>}
        {children && (
          <Text as="div" tone={onPicture ? 'onPicture' : 'body'}>
            {children}
          </Text>
        )}
      </div>
    </Tag>
  )
}
