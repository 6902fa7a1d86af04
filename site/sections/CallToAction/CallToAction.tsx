import { Heading, Text } from '#design-system'
import { Actions } from '../Actions.tsx'
import { Band } from '../Band.tsx'
import { NamedPicture } from '../NamedPicture.tsx'
import { useRichText, useText } from '../site.tsx'
import * as styles from './CallToAction.css.ts'
import type { CallToActionProps } from './CallToAction.schema.ts'

/** The last word of a page: a picture panel with one thing to do. */
export function CallToAction(props: CallToActionProps) {
  const { title, text: words, picture, primary, secondary, anchor } = props
  const text = useText()
  const rich = useRichText()
  return (
    <Band anchor={anchor}>
      <div className={styles.panel} data-on-picture="">
        <NamedPicture name={picture} sizes="(width < 1440px) 100vw, 1312px" fit="cover" />
        <div className={styles.copy}>
          <Heading level={2}>{rich(title)}</Heading>
          {words && (
            <Text size="lead" tone="onPicture">
              {text(words)}
            </Text>
          )}
          <Actions primary={primary} secondary={secondary} secondaryVariant="glass" />
        </div>
      </div>
    </Band>
  )
}
