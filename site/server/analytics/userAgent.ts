const browsers = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['WeChat', /MicroMessenger\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const
const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

const first = (names: readonly (readonly [string, RegExp])[], header: string) =>
  names.find(([, pattern]) => pattern.test(header))?.[0]

/** Browser and operating system of a `User-Agent`, such as Firefox, Windows; nothing else of it is stored. */
export const describeUserAgent = (header: string | undefined): string =>
  [first(browsers, header ?? ''), first(systems, header ?? '')]
    .filter((name) => name !== undefined)
    .join(', ')
