import { locales, type Locale } from './locales.ts'

/** Countries and regions (ISO 3166-1) with their dialling codes (ITU E.164). */
const diallingCodes = `AF93 AL355 DZ213 AS1684 AD376 AO244 AI1264 AG1268 AR54 AM374 AW297 AU61 AT43 AZ994 BS1242
BH973 BD880 BB1246 BY375 BE32 BZ501 BJ229 BM1441 BT975 BO591 BQ599 BA387 BW267 BR55 IO246 VG1284 BN673 BG359 BF226
BI257 KH855 CM237 CA1 CV238 KY1345 CF236 TD235 CL56 CN86 CO57 KM269 CG242 CD243 CK682 CR506 CI225 HR385 CU53 CW599
CY357 CZ420 DK45 DJ253 DM1767 DO1809 EC593 EG20 SV503 GQ240 ER291 EE372 SZ268 ET251 FK500 FO298 FJ679 FI358 FR33
GF594 PF689 GA241 GM220 GE995 DE49 GH233 GI350 GR30 GL299 GD1473 GP590 GU1671 GT502 GG44 GN224 GW245 GY592 HT509
HN504 HK852 HU36 IS354 IN91 ID62 IR98 IQ964 IE353 IM44 IL972 IT39 JM1876 JP81 JE44 JO962 KZ7 KE254 KI686 XK383 KW965
KG996 LA856 LV371 LB961 LS266 LR231 LY218 LI423 LT370 LU352 MO853 MG261 MW265 MY60 MV960 ML223 MT356 MH692 MQ596
MR222 MU230 YT262 MX52 FM691 MD373 MC377 MN976 ME382 MS1664 MA212 MZ258 MM95 NA264 NR674 NP977 NL31 NC687 NZ64 NI505
NE227 NG234 NU683 KP850 MK389 MP1670 NO47 OM968 PK92 PW680 PS970 PA507 PG675 PY595 PE51 PH63 PL48 PT351 PR1787 QA974
RE262 RO40 RU7 RW250 BL590 SH290 KN1869 LC1758 MF590 PM508 VC1784 WS685 SM378 ST239 SA966 SN221 RS381 SC248 SL232
SG65 SX1721 SK421 SI386 SB677 SO252 ZA27 KR82 SS211 ES34 LK94 SD249 SR597 SE46 CH41 SY963 TW886 TJ992 TZ255 TH66
TL670 TG228 TK690 TO676 TT1868 TN216 TR90 TM993 TC1649 TV688 VI1340 UG256 UA380 AE971 GB44 US1 UY598 UZ998 VU678
VA39 VE58 VN84 WF681 YE967 ZM260 ZW263`

/** Country or region with its name in one language. */
export interface Country {
  /** Two letters (ISO 3166-1). */
  readonly id: string
  readonly name: string
  /** Dialling code with its plus: `+49`. */
  readonly code: string
}

/** Names by which a language calls a country or region, in the order in which they lead its list. */
const leading: Partial<Record<string, Readonly<Record<string, string>>>> = {
  'zh-CN': { CN: '中国', HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
}

/** Names that replace those of `Intl.DisplayNames` in a language. */
const replaced: Partial<Record<string, Readonly<Record<string, string>>>> = {
  'zh-CN': { FK: '马尔维纳斯群岛（福克兰群岛）', PS: '巴勒斯坦' },
}

const pairs = diallingCodes.split(/\s+/).map((pair) => [pair.slice(0, 2), pair.slice(2)] as const)

const cache = new Map<string, readonly Country[]>()

/** Lists all countries and regions with their names in the language of a locale: leading ones, then by its collation. */
export function listCountries(locale: Locale): readonly Country[] {
  const { textTag } = locales[locale]
  const cached = cache.get(textTag)
  if (cached) return cached
  const names = new Intl.DisplayNames(textTag, { type: 'region' })
  const { compare } = new Intl.Collator(textTag)
  const first = leading[textTag] ?? {}
  const own = { ...replaced[textTag], ...first }
  const order = Object.keys(first)
  const rank = (id: string) => (id in first ? order.indexOf(id) : order.length)
  const list = pairs
    .map(([id, code]) => ({ id, name: own[id] ?? names.of(id) ?? id, code: `+${code}` }))
    .toSorted((a, b) => rank(a.id) - rank(b.id) || compare(a.name, b.name))
  cache.set(textTag, list)
  return list
}

const codeById = new Map(pairs.map(([id, code]) => [id, `+${code}`]))

/** Returns the dialling code of a country or region with its plus; empty for unknown ids. */
export const getDiallingCode = (id: string): string => codeById.get(id) ?? ''

const ids: ReadonlySet<string> = new Set(pairs.map(([id]) => id))

/** Returns true for an ISO 3166-1 code of a known country or region. */
export const isCountry = (text: string): boolean => ids.has(text)

/** Returns the name of a country or region in the language of a locale; other text is returned unchanged. */
export const getCountryName = (locale: Locale, code: string): string =>
  listCountries(locale).find(({ id }) => id === code)?.name ?? code

const languages = ['en', 'de', 'cn'] as const satisfies readonly Locale[]

/** Finds a country or region by its name in any of the site's languages. */
export const findCountryByName = (name: string): Country | undefined =>
  languages.flatMap((language) => listCountries(language)).find((country) => country.name === name)
