/** Device derived from the `User-Agent` header, which clients may forge. */
export interface VisitorDevice {
  /** Mobile operating system, if the apps support it. */
  readonly platform: AppPlatform | undefined
  /** True inside the browser of another app, which may be unable to open an app store. */
  readonly inApp: boolean
}

/** Platforms that the apps support; `android-file` is a direct download without a store. */
export const appPlatforms = ['ios', 'android', 'android-file'] as const
export type AppPlatform = (typeof appPlatforms)[number]

/** User-agent tokens of chat and social apps that open links in an embedded browser. */
const inAppBrowsers =
  /MicroMessenger|\bQQ\/|DingTalk|Weibo|AlipayClient|aweme|TikTok|BytedanceWebview|\bFBA[NV]\b|Instagram|\bLine\/|; wv\)/i

/** Parses a `User-Agent` header. */
export function parseVisitorDevice(userAgent: string): VisitorDevice {
  return { platform: platformOf(userAgent), inApp: inAppBrowsers.test(userAgent) }
}

function platformOf(userAgent: string): AppPlatform | undefined {
  if (/Android|HarmonyOS/i.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : undefined
}
