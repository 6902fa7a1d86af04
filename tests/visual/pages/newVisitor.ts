import type { BrowserContext, Page } from '@playwright/test'
import { cookies, serializeConsent } from '#data/consent/cookies.ts'

/** Opens an empty page of a visitor who is new but has declined cookies: a page shows nothing that an earlier frame has left. */
export async function openForNewVisitor(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await context.clearCookies()
  await context.addCookies([
    { name: cookies.consent.name, value: serializeConsent([]), url: origin },
  ])
  return page
}
