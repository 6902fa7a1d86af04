import { Heading, Link, Split as Halves, Text } from '#design-system'
import { Band } from '../Band.tsx'
import { NamedPicture } from '../NamedPicture.tsx'
import { useHref, usePicture, useRichText, useText } from '../site.tsx'
import type { SplitProps } from './Split.schema.ts'

/** A picture beside a title and a paragraph. */
export function Split({ title, text: words, picture, side, action, anchor }: SplitProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  // A scene fills its half; a product on clear ground stands in it whole.
  const scene = usePicture()(picture).source.placeholder
  return (
    <Band anchor={anchor}>
      <Halves
        align={side}
        picture={
          <NamedPicture
            name={picture}
            sizes="(width < 780px) 100vw, 50vw"
            fit={scene ? 'cover' : 'contain'}
          />
        }
      >
        <Heading level={2}>{rich(title)}</Heading>
        <Text size="lead">{text(words)}</Text>
        {action && (
          <Link href={href(action.href)} variant="more">
            {text(action.label)}
          </Link>
        )}
      </Halves>
    </Band>
  )
}
