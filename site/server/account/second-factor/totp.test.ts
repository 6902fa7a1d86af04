import { describe, expect, test } from 'vitest'
import {
  encodeBase32,
  findMatchingTimeStep,
  getTotpTimeStep,
  formatTotpUri,
  computeTotpCode,
} from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B.
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('are those of RFC 6238 at %i s', (seconds, code) => {
    expect(computeTotpCode(secret, getTotpTimeStep(seconds * 1000), 8)).toBe(code)
    expect(computeTotpCode(secret, getTotpTimeStep(seconds * 1000))).toBe(code.slice(2))
  })

  test('are accepted one step early or late, and once', () => {
    const time = 1_234_567_890_000
    const now = getTotpTimeStep(time)
    for (const step of [now - 1, now, now + 1])
      expect(findMatchingTimeStep(secret, computeTotpCode(secret, step), time, 0)).toBe(step)
    for (const step of [now - 2, now + 2])
      expect(findMatchingTimeStep(secret, computeTotpCode(secret, step), time, 0)).toBeUndefined()
    expect(findMatchingTimeStep(secret, computeTotpCode(secret, now), time, now)).toBeUndefined()
  })
})

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('encodes %j in Base32', (text, encoded) => {
  expect(encodeBase32(Buffer.from(text))).toBe(encoded)
})

test('an address names site and account', () => {
  expect(formatTotpUri('MZXW6', 'Felcera', 'ada@example.com')).toBe(
    'otpauth://totp/Felcera%3Aada%40example.com?secret=MZXW6&issuer=Felcera',
  )
})
