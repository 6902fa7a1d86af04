/** What a visitor's browser says of itself; only ever a hint. */
export interface Device {
  /** The phone's system, where it is one of those that apps are made for. */
  readonly platform: Platform | undefined
  /** Whether the page is shown inside another app, which may refuse to open a store. */
  readonly inApp: boolean
}

/** Systems that apps are made for, and Android without a store. */
export const platforms = ['ios', 'android', 'android-file'] as const
export type Platform = (typeof platforms)[number]

/** Chat and social apps that open links in a window of their own. */
const inAppBrowsers =
  /MicroMessenger|\bQQ\/|DingTalk|Weibo|AlipayClient|aweme|TikTok|BytedanceWebview|\bFBA[NV]\b|Instagram|\bLine\/|; wv\)/i

/** Reads a `User-Agent` header. */
export function deviceOf(userAgent: string): Device {
  return { platform: platformOf(userAgent), inApp: inAppBrowsers.test(userAgent) }
}

function platformOf(userAgent: string): Platform | undefined {
  if (/Android|HarmonyOS/i.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : undefined
}
