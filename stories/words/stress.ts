/** Ways to make words harder than any translation will be, by name. */
export const strains = ['german', 'chinese', 'unbroken'] as const
export type Strain = (typeof strains)[number]

/** Language of the words each makes. */
export const strainLanguages: Readonly<Record<Strain, string>> = {
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

const longest = 60

const repeated = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** Words of the same weight as a text, made hard: half as long again in German, one word of 60 letters at its start. */
export const strain: Readonly<Record<Strain, (text: string) => string>> = {
  german: (text) => {
    const words: string[] = []
    for (let at = text.length; words.join(' ').length < text.length * 1.4; at += 1)
      words.push(german[at % german.length] ?? '')
    return words.join(' ')
  },
  chinese: (text) => repeated(chinese, Math.max(2, Math.ceil(text.length / 2))),
  unbroken: (text) => {
    const letters = text.replaceAll(/[^\p{L}]/gu, '') || 'word'
    const rest = text.slice(longest)
    return repeated(letters.toLowerCase(), longest) + rest
  },
}
