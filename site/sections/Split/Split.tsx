import { Heading, Link, Split as Halves, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { useHref, usePicture, useRichText, useText } from '../site.tsx'
import type { SplitProps } from './Split.schema.ts'

/** A picture beside a title and a paragraph. */
export function Split({
  title,
  text: description,
  picture,
  darkPicture,
  side,
  action,
  anchor,
}: SplitProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  // Photographs fill their half; cut-out product pictures (no placeholder) are shown whole.
  const isPhotograph = usePicture()(picture).source.placeholder
  return (
    <SectionLayout anchor={anchor}>
      <Halves
        align={side}
        picture={
          <NamedPicture
            name={picture}
            dark={darkPicture}
            sizes="(width < 780px) 100vw, 50vw"
            fit={isPhotograph ? 'cover' : 'contain'}
          />
        }
      >
        <Heading level={2}>{rich(title)}</Heading>
        <Text size="lead">{text(description)}</Text>
        {action && (
          <Link href={href(action.href)} variant="more">
            {text(action.label)}
          </Link>
        )}
      </Halves>
    </SectionLayout>
  )
}
