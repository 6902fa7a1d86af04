import { localeCodes, locales, type Locale } from './locales.ts'

/** How many characters of a title and a description search engines show. */
export interface HeadLimits {
  readonly title: number
  readonly description: number
}

const latin: HeadLimits = { title: 60, description: 155 }
const chinese: HeadLimits = { title: 30, description: 80 }

/** The limits by the script of the words shown. */
export const headLimits = Object.fromEntries(
  localeCodes.map((code) => [code, locales[code].textTag.startsWith('zh') ? chinese : latin]),
) as Readonly<Record<Locale, HeadLimits>>
