import { expect, it } from 'vitest'
import { normalizeMailbox } from './mailbox.ts'

it.each([
  'Ada@Example.COM',
  'ada+offer@example.com',
  'ada@exａmple.com',
  'ada@ex\u{AD}ample.com',
  'ada@ex\u{200B}ample.com',
  'ada@example。com',
])('%s is one mailbox with other spellings of it', (address) => {
  expect(normalizeMailbox(address)).toBe('ada@example.com')
})

it('an address in Unicode and in Punycode is one mailbox', () => {
  expect(normalizeMailbox('ada@Bücher.example')).toBe(normalizeMailbox('ada@xn--bcher-kva.example'))
})

it('other people and other domains are other mailboxes', () => {
  const addresses = ['ada@example.com', 'bob@example.com', 'ada@example.org', 'ada@exаmple.com']
  expect(new Set(addresses.map(normalizeMailbox)).size).toBe(4)
})
