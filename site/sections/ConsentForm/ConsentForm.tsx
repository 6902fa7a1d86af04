import { Button, Checkbox, Heading, Link, Stack, Text } from '#design-system'
import { Band } from '../Band.tsx'
import { FlashNotice } from '../FlashNotice.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import * as styles from './ConsentForm.css.ts'
import type { ConsentFormProps } from './ConsentForm.schema.ts'

const categories = ['necessary', 'preference', 'statistics', 'marketing'] as const

/** Cookie settings: all, a selection or none, equally easy; works without script. */
export function ConsentForm(props: ConsentFormProps) {
  const { title, lead, policy, consent = [], flash, anchor } = props
  const text = useText()
  const href = useHref()
  const rich = useRichText()
  return (
    <Band anchor={anchor} ground="opening">
      <div className={styles.root}>
        <Heading level={1}>{rich(title)}</Heading>
        {flash === 'cookie.saved' && <FlashNotice>{text('cookie.saved')}</FlashNotice>}
        <Text size="lead">{text(lead)}</Text>
        <form method="post">
          <div className={styles.categories}>
            {categories.map((category) => (
              <Checkbox
                key={category}
                id={`consent-${category}`}
                name={category}
                label={text(`cookie.category.${category}`)}
                help={text(`cookie.category.${category}.text`)}
                defaultChecked={category === 'necessary' || consent.includes(category)}
                disabled={category === 'necessary'}
              />
            ))}
          </div>
          <Choices />
        </form>
        <p>
          <Link href={href(policy.href)} variant="more">
            {text(policy.label)}
          </Link>
        </p>
      </div>
    </Band>
  )
}

function Choices() {
  const text = useText()
  return (
    <Stack direction="row" space={12}>
      {(['decline', 'allow-selection', 'allow-all'] as const).map((choice) => (
        <Button key={choice} type="submit" name="choice" value={choice} variant="secondary">
          {text(`cookie.${choice}`)}
        </Button>
      ))}
    </Stack>
  )
}
