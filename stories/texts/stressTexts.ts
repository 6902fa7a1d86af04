/** Kinds of stress texts, longer than any translation. */
export const stressKinds = ['german', 'chinese', 'unbroken'] as const
export type StressKind = (typeof stressKinds)[number]

/** Language of each kind. */
export const stressLanguages: Readonly<Record<StressKind, string>> = {
  german: 'de',
  chinese: 'zh-CN',
  unbroken: 'en',
}

const german = [
  'Batteriespeichersystem',
  'Mindesteigenverbrauch',
  'Wechselrichterleistung',
  'Brandunterdrückung',
  'Erweiterungsmodule',
  'Netzanschlussbedingungen',
  'Photovoltaikanlage',
  'Energiemanagementsystem',
]

const chinese = '户用储能系统把白天的阳光留给夜晚并在停电时继续供电'

const unbrokenLength = 60

const repeatToLength = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Converts a text to a stress text of comparable length: 40 % longer German, Chinese, or one unbroken word of 60 letters at its start. */
export const toStressText: Readonly<Record<StressKind, (text: string) => string>> = {
  german: (text) => {
    const words: string[] = []
    for (let at = text.length; words.join(' ').length < text.length * 1.4; at += 1)
      words.push(german[at % german.length] ?? '')
    return words.join(' ')
  },
  chinese: (text) => repeatToLength(chinese, Math.max(2, Math.ceil(text.length / 2))),
  unbroken: (text) => {
    const letters = text.replaceAll(/[^\p{L}]/gu, '') || 'word'
    const rest = text.slice(unbrokenLength)
    return repeatToLength(letters.toLowerCase(), unbrokenLength) + rest
  },
}
