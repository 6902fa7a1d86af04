import { Heading, Link, Text } from '#design-system'
import { Band } from '../Band.tsx'
import { NamedPicture } from '../NamedPicture.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import * as styles from './Split.css.ts'
import type { SplitProps } from './Split.schema.ts'

/** A picture beside a title and a paragraph. */
export function Split({ title, text: words, picture, side, action, anchor }: SplitProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  return (
    <Band anchor={anchor}>
      <div className={styles.root}>
        <div className={side === 'end' ? `${styles.picture} ${styles.end}` : styles.picture}>
          <NamedPicture name={picture} sizes="(width < 780px) 100vw, 50vw" fit="cover" />
        </div>
        <div className={styles.copy}>
          <Heading level={2}>{rich(title)}</Heading>
          <Text size="lead">{text(words)}</Text>
          {action && (
            <Link href={href(action.href)} variant="more">
              {text(action.label)}
            </Link>
          )}
        </div>
      </div>
    </Band>
  )
}
