import type { CDPSession, Page } from '@playwright/test'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Returns the session of a page, which ends with it: to detach one resets the emulated medium, so that a printed page would be on a screen again. */
export function getCdpSession(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}
