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

/** What a `User-Agent` tells people of a device, such as Firefox, Windows; no more is kept of it. */
export const deviceOf = (header: string | undefined): string =>
  [first(browsers, header ?? ''), first(systems, header ?? '')]
    .filter((name) => name !== undefined)
    .join(', ')
