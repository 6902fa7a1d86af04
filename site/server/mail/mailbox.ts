import { domainToASCII } from 'node:url'

/**
 * The mailbox of an address, as a key of limits: without its tag (`a+tag@…`), in lower case, and with the domain as the mail server
 * gets it, which has one spelling only.
 */
export function normalizeEmailForRateLimit(address: string): string {
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).split('+', 1)
  return `${local.toLowerCase()}@${domainToASCII(address.slice(at + 1))}`
}
