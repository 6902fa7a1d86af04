import { Heading, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useRichText, useText } from '../site.tsx'
import * as styles from './Steps.css.ts'
import type { StepsProps } from './Steps.schema.ts'

/** A process in numbered steps. */
export function Steps({ title, items, anchor }: StepsProps) {
  const text = useText()
  const rich = useRichText()
  return (
    <SectionLayout anchor={anchor} title={title}>
      <ol className={styles.count[items.length as keyof typeof styles.count]}>
        {items.map((item) => (
          <li key={item.title} className={styles.step}>
            <Heading level={3} size="h4">
              {rich(item.title)}
            </Heading>
            <Text>{text(item.text)}</Text>
          </li>
        ))}
      </ol>
    </SectionLayout>
  )
}
