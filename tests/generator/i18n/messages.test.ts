import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { formatMessageParts, parseMessage } from '#generator/i18n/messages.ts'

test.each([
  'Plain ’text’ with {name}',
  '{n, plural, =0 {none} one {one year} other {# years}}',
  "It''s '{literal}' {name}",
  '{name, select, x {A} other {B}}',
])('formats %s like the site', (text) => {
  for (const [n, name] of [
    [0, 'x'],
    [1, 'y'],
    [10_000, 'z'],
  ] as const) {
    const values: Readonly<Record<string, string | number>> = { n, name }
    const intl = createIntl({ locale: 'de', messages: { id: text } })
    expect(formatMessageParts(parseMessage(text).parts, (key) => values[key], 'de')).toBe(
      intl.formatMessage({ id: 'id' }, values),
    )
  }
})
