import { Heading, Inline, Link, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import { textColumns } from '../parts/textColumns.css.ts'
import * as styles from './ConsentForm.css.ts'
import { ConsentChoices, ConsentCategoryFields } from './ConsentCategoryFields.tsx'
import type { ConsentFormProps } from './ConsentForm.schema.ts'

/** Cookie settings: all, a selection or none, equally easy; works without script. */
export function ConsentForm({ title, lead, policy, consent = [], anchor }: ConsentFormProps) {
  const text = useText()
  const href = useHref()
  const rich = useRichText()
  return (
    <SectionLayout anchor={anchor} ground="opening">
      <div className={textColumns}>
        <div className={styles.head}>
          <Heading level={1}>{rich(title)}</Heading>
          <Text size="lead">{text(lead)}</Text>
          <p>
            <Link href={href(policy.href)} variant="more">
              {text(policy.label)}
            </Link>
          </p>
        </div>
        <form className={styles.form} method="post">
          <ConsentCategoryFields text={text} id="consent" allowed={consent} />
          <Inline space={12}>
            <ConsentChoices text={text} />
          </Inline>
        </form>
      </div>
    </SectionLayout>
  )
}
