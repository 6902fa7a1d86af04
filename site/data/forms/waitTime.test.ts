import { expect, test } from 'vitest'

import { formatWaitTime } from './waitTime.ts'

test.each([
  ['en-US', 52, 'in 52 seconds'],
  ['en-US', 600, 'in 10 minutes'],
  ['de-DE', 52, 'in 52 Sekunden'],
  ['zh-CN', 52, '52\u00A0秒后'],
  ['zh-CN', 91, '2\u00A0分钟后'],
])(
  'writes a wait in %s of %i s as the texts of the site write it',
  (languageTag, seconds, text) => {
    expect(formatWaitTime(languageTag, seconds)).toBe(text)
  },
)
