import { localeCodes, locales, type Locale } from '../locale/locales.ts'

/** Numbers of characters, with figures filled in. */
interface HeadLengths {
  readonly title: number
  readonly description: number
}

/** Minimum and maximum length of title and description. */
export interface MetaLengthLimits {
  /** Length that search engines display. */
  readonly most: HeadLengths
  /** Minimum length of an informative text. */
  readonly least: HeadLengths
}

const latin: MetaLengthLimits = {
  most: { title: 60, description: 155 },
  least: { title: 12, description: 40 },
}
const chinese: MetaLengthLimits = {
  most: { title: 30, description: 80 },
  least: { title: 8, description: 15 },
}

/** Limits by locale; they depend on the script of its texts. */
export const metaLimits = Object.fromEntries(
  localeCodes.map((code) => [code, locales[code].textTag.startsWith('zh') ? chinese : latin]),
) as Readonly<Record<Locale, MetaLengthLimits>>
