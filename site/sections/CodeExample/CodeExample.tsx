import { Heading, Text } from '#design-system'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { CodeBlock } from '../parts/text/CodeBlock.tsx'
import { useRichText, useText } from '../site.tsx'
import type { CodeExampleProps } from './CodeExample.schema.ts'
import * as styles from './CodeExample.css.ts'

/** Requests to be copied; values in angle brackets differ for each account. */
const examples = {
  'signed-request': `GET /open-api/v1/whoami HTTP/1.1
X-Client-Id: <client id>
X-Timestamp: 2026-11-21T10:15:00Z
X-Signature: <base64 of HMAC-SHA256>

signed text = method + "\\n" + path + "\\n" + timestamp
key         = <client secret>`,
  'read-calls': `GET /open-api/v1/systems
GET /open-api/v1/systems/<system>/state
GET /open-api/v1/systems/<system>/history?from=2026-05-21&step=1h
GET /open-api/v1/systems/<system>/events?limit=50
GET /open-api/v1/sites/<site>/tariffs

{
  "code": 200,
  "illustrative": true,
  "at": "2026-05-21T10:15:00Z",
  "solar": 3472,
  "load": 636,
  "battery": -2836,
  "grid": 0,
  "stored": 4044
}`,
} as const

/** Example API request beside its explanation. */
export function CodeExample({ title, text: lead, points, example, anchor }: CodeExampleProps) {
  const text = useText()
  const rich = useRichText()
  return (
    <SectionLayout anchor={anchor}>
      <div className={styles.layout}>
        <div className={styles.copy}>
          <Heading level={2}>{rich(title)}</Heading>
          <Text size="lead">{text(lead)}</Text>
          {points && (
            <ul className={styles.points}>
              {points.map((id) => (
                <li key={id}>{text(id)}</li>
              ))}
            </ul>
          )}
        </div>
        <CodeBlock label={text(title)}>{examples[example]}</CodeBlock>
      </div>
    </SectionLayout>
  )
}
