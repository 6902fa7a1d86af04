import { expect, it } from 'vitest'
import { normalizeEmailForRateLimit } from './mailbox.ts'

it.each([
  'Ada@Example.COM',
  'ada+offer@example.com',
  'ada@exａmple.com',
  'ada@ex\u{AD}ample.com',
  'ada@ex\u{200B}ample.com',
  'ada@example。com',
])('%s is one mailbox with other spellings of it', (address) => {
  expect(normalizeEmailForRateLimit(address)).toBe('ada@example.com')
})

it('an address in Unicode and in Punycode is one mailbox', () => {
  expect(normalizeEmailForRateLimit('ada@Bücher.example')).toBe(
    normalizeEmailForRateLimit('ada@xn--bcher-kva.example'),
  )
})

it.each(['a.da@gmail.com', 'A.D.A+offer@googlemail.com'])(
  '%s is the mailbox ada@gmail.com',
  (address) => {
    expect(normalizeEmailForRateLimit(address)).toBe('ada@gmail.com')
  },
)

it('other people and other domains are other mailboxes', () => {
  const addresses = [
    'ada@example.com',
    'bob@example.com',
    'a.da@example.com',
    'ada@example.org',
    'ada@exаmple.com',
  ]
  expect(new Set(addresses.map(normalizeEmailForRateLimit)).size).toBe(addresses.length)
})
