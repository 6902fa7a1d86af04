import { Disclosure, Heading, Text } from '#design-system'
import type { FaqQuestionsByTopic as Group } from '#data/content/support.ts'
import { useText } from '../site.tsx'
import * as styles from './FaqQuestionGroup.css.ts'

export interface FaqQuestionGroupProps {
  group: Group
  /** Level of the group's heading; its questions are one level below. */
  level: 2 | 3
  /** Id of the question that is initially open. */
  opened?: string | undefined
}

/** Questions of one problem type under their heading; answers expand without script. */
export function FaqQuestionGroup({
  group: { type, questions },
  level,
  opened,
}: FaqQuestionGroupProps) {
  const text = useText()
  const Question = level === 2 ? 'h3' : 'h4'
  return (
    <section className={styles.root}>
      <div className={styles.title}>
        <Heading level={level} size={level === 2 ? 'h3' : 'h4'}>
          {text(`faq.problem.${type}`)}
        </Heading>
      </div>
      <div>
        {questions.map(({ id, question, answer }) => (
          <Disclosure
            key={id}
            id={id}
            defaultOpen={id === opened}
            summary={<Question>{question}</Question>}
          >
            <Text>{answer}</Text>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
