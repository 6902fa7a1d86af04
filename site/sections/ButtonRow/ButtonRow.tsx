import { Button, Inline, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useHref, useText } from '../site.tsx'
import * as styles from './ButtonRow.css.ts'
import type { ButtonRowProps } from './ButtonRow.schema.ts'

/** Row of buttons, with a heading and a text if it has them. */
export function ButtonRow({ title, text: lead, buttons, emphasis, anchor }: ButtonRowProps) {
  const text = useText()
  const href = useHref()
  return (
    <SectionLayout anchor={anchor} title={title}>
      <div className={styles.root}>
        {lead && <Text>{text(lead)}</Text>}
        <Inline space={12}>
          {buttons.map((button, index) => (
            <Button
              key={index}
              href={href(button.href)}
              variant={index === 0 && emphasis !== 'none' ? 'primary' : 'secondary'}
            >
              {text(button.label)}
            </Button>
          ))}
        </Inline>
      </div>
    </SectionLayout>
  )
}
