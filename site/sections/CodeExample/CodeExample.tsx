import { Heading, Text } from '#design-system'
import { Band } from '../Band.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import { useRichText, useText } from '../site.tsx'
import type { CodeExampleProps } from './CodeExample.schema.ts'
import * as styles from './CodeExample.css.ts'

/** The test call, to be copied; what stands in angle brackets is the account's own. */
const examples = {
  'signed-request': `GET /open-api/v1/whoami HTTP/1.1
X-Client-Id: <client id>
X-Timestamp: 2026-11-21T10:15:00Z
X-Signature: <base64 of HMAC-SHA256>

signed text = method + "\\n" + path + "\\n" + timestamp
key         = <client secret>`,
} as const

/** A request as it is sent, beside how it is made. */
export function CodeExample({ title, text: words, points, example, anchor }: CodeExampleProps) {
  const text = useText()
  const rich = useRichText()
  return (
    <Band anchor={anchor}>
      <div className={styles.layout}>
        <div className={styles.copy}>
          <Heading level={2}>{rich(title)}</Heading>
          <Text size="lead">{text(words)}</Text>
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
    </Band>
  )
}
