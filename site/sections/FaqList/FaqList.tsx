import { Disclosure, Heading, Text } from '#design-system'
import { problemTypes } from '#data/support.ts'
import { Band } from '../Band.tsx'
import { FilterLinks } from '../FilterLinks.tsx'
import { useText } from '../site.tsx'
import * as styles from './FaqList.css.ts'
import type { FaqListProps } from './FaqList.schema.ts'

/** Questions by what they are about; each opens to its answer without script. */
export function FaqList({ list, anchor }: FaqListProps) {
  const text = useText()
  return (
    <Band anchor={anchor}>
      <FilterLinks
        label="faq.filter.label"
        items={[undefined, ...problemTypes].map((type) => ({
          label: type ? (`faq.problem.${type}` as const) : 'faq.problem.all',
          href: type ? `?problem=${type}` : '?',
          current: type === list.problem,
        }))}
      />
      {list.groups.map(({ type, questions }) => (
        <section key={type} className={styles.group}>
          <div className={styles.title}>
            <Heading level={2} size="h3">
              {text(`faq.problem.${type}`)}
            </Heading>
          </div>
          <div>
            {questions.map(({ id, question, answer }) => (
              <Disclosure key={id} summary={<h3>{question}</h3>}>
                <Text>{answer}</Text>
              </Disclosure>
            ))}
          </div>
        </section>
      ))}
    </Band>
  )
}
