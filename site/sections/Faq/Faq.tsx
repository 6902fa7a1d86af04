import { Disclosure, Heading, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useRichText, useText } from '../site.tsx'
import * as styles from './Faq.css.ts'
import type { FaqProps } from './Faq.schema.ts'

/** Questions that expand to their answers, without script. */
export function Faq({ title, items, anchor }: FaqProps) {
  const text = useText()
  const rich = useRichText()
  return (
    <SectionLayout anchor={anchor}>
      <div className={styles.root}>
        <div className={styles.title}>
          <Heading level={2}>{rich(title)}</Heading>
        </div>
        <div>
          {items.map(({ question, answer }) => (
            <Disclosure key={question} summary={<h3>{text(question)}</h3>}>
              <Text>{text(answer)}</Text>
            </Disclosure>
          ))}
        </div>
      </div>
    </SectionLayout>
  )
}
