import type { ElementType, ReactNode } from 'react'
import { Anchor } from '../Link/LinkProvider.tsx'
import type { NativeElementProps } from '../../nativeProps.ts'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingProps } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './Card.css.ts'

export interface CardProps extends NativeElementProps {
  /** Heading of the card and, with `href`, text of its link. */
  title: ReactNode
  /** Heading level of the title. */
  level: HeadingProps['level']
  /** URL of the link, which covers the whole card. The card must not contain other links then. */
  href?: string | undefined
  /** A `Picture`, whose size the card determines. */
  picture?: ReactNode
  /** Metadata above the title, such as a date or a `Badge`. */
  meta?: ReactNode
  /** One or two sentences below the title. */
  children?: ReactNode
  /** `tile` has a background. `plain` has one only behind the picture. `cover` places the text on the picture. */
  variant?: keyof typeof styles.variant | undefined
  /** `fill` crops the picture to the card. `whole` shows all of it, for pictures of products. */
  fit?: keyof typeof styles.fit | undefined
  /** HTML element, which is `li` in a list of cards. */
  as?: 'article' | 'li' | 'div' | undefined
}

/** One of several options to choose from, with picture, title and text. With `href`, the whole card is a link. */
export function Card({
  title,
  level,
  href,
  picture,
  meta,
  children,
  variant = 'tile',
  fit = 'fill',
  as = 'article',
  ...native
}: CardProps) {
  const Tag = as as ElementType
  const onPicture = variant === 'cover'
  return (
    <Tag
      {...(onPicture && { 'data-on-picture': '' })}
      {...native}
      className={`${styles.root} ${styles.variant[variant]}`}
    >
      {picture && <div className={`${styles.picture} ${styles.fit[fit]}`}>{picture}</div>}
      <div className={styles.copy}>
        <Heading level={level} size={onPicture ? 'h3' : 'h4'}>
          {href === undefined ? (
            title
          ) : (
            <Anchor className={styles.link} href={href}>
              {title}
            </Anchor>
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
