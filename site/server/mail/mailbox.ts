import { domainToASCII } from 'node:url'

/** Domains of Gmail, which delivers to one mailbox with or without dots in the name. */
const gmailDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * Normalizes an address to its mailbox, as a key of limits: without its tag (`a+tag@…`), in lower case, and with the
 * domain in the form that the mail server gets.
 */
export function normalizeEmailForRateLimit(address: string): string {
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).toLowerCase().split('+', 1)
  const domain = domainToASCII(address.slice(at + 1))
  return gmailDomains.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
