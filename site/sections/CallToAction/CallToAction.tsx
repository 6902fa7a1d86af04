import { Heading, Text } from '#design-system'
import { ActionButtons } from '../parts/ActionButtons.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { NamedPicture } from '../parts/NamedPicture.tsx'
import { useRichText, useText } from '../site.tsx'
import * as styles from './CallToAction.css.ts'
import type { CallToActionProps } from './CallToAction.schema.ts'

/** Closing call to action of a page on a picture. */
export function CallToAction(props: CallToActionProps) {
  const { title, text: lead, picture, primary, secondary, anchor } = props
  const text = useText()
  const rich = useRichText()
  return (
    <SectionLayout anchor={anchor}>
      <div className={styles.panel} data-on-picture="">
        <NamedPicture
          name={picture}
          sizes="(width < 780px) 100vw, (width < 1440px) 66vw, 866px"
          fit="cover"
        />
        <div className={styles.copy}>
          <Heading level={2}>{rich(title)}</Heading>
          {lead && (
            <Text size="lead" tone="onPicture">
              {text(lead)}
            </Text>
          )}
          <ActionButtons primary={primary} secondary={secondary} secondaryVariant="glass" />
        </div>
      </div>
    </SectionLayout>
  )
}
