import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findFixtureProblems } from '../fixtures/pageConfigs.ts'
import { germanFieldNames } from '#editor/app/texts/german/germanFieldNames.ts'
import { germanSectionTexts } from '#editor/app/texts/german/germanSectionTexts.ts'
import type { TerminologyList } from '#generator/i18n/terms.ts'
import chineseMessages from '#pages-config/messages/cn.json' with { type: 'json' }
import terms from '#pages-config/messages/terms.json' with { type: 'json' }

type Language = keyof typeof terms
const lists: Readonly<Record<Language, TerminologyList>> = terms
const languages = ['en', 'au', 'de', 'cn'] as const

/** Returns the codes of problems with the words of each text, by the site's own term list: the texts are messages of one project. */
const codesOfTexts = (language: Language, texts: readonly string[]) => {
  const list = lists[language]
  const withoutEnglish = list.terms.map(({ use, never = [] }) => ({ use, never }))
  const problems = findFixtureProblems(
    ['messages/terms.json', [], { [language]: { ...list, terms: withoutEnglish } }],
    ...texts.map((text, i) => [`messages/${language}.json`, [`page.text-${i}`], text] as const),
  )
  return (text: string): readonly string[] =>
    problems.flatMap(({ path, code }) =>
      path === `page.text-${texts.indexOf(text)}` && /^wrong-(?:term|form)$/.test(code)
        ? [code]
        : [],
    )
}

describe.each(languages)('a word that is not of the site in %s', (language) => {
  const words = lists[language].terms.flatMap(({ never = [] }) => never)

  const codesOf = codesOfTexts(language, words)

  test.each(words)('is found: %s', (word) => {
    expect(codesOf(word)).toContain('wrong-term')
  })
})

/** The refused words of a language as one pattern; Chinese has no spaces between words. */
const patternOf = (language: 'en' | 'cn'): RegExp => {
  const words = lists[language].terms.flatMap(({ never = [] }) =>
    never.map((word) => RegExp.escape(word)),
  )
  if (language === 'en')
    return new RegExp(String.raw`(?<![\w.-])(?:${words.join('|')})(?![\w-])`, 'gu')
  const chinese = words.filter((word) => /\p{Script=Han}/u.test(word))
  return new RegExp(chinese.join('|'), 'gu')
}

test.each(['en', 'cn'] as const)('stories and examples use the terms of %s texts', (language) => {
  const root = join(import.meta.dirname, '../..')
  const pattern = patternOf(language)
  const shown = globSync(
    ['stories/*/**/*.{ts,tsx}', '{design-system,site/sections}/**/*.examples.{ts,tsx}'],
    { cwd: root },
  ).filter((path) => !path.startsWith('stories/.'))
  expect(shown.length).toBeGreaterThan(200)
  const found = shown.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    return [...text.matchAll(pattern)].map(([word]) => `${path}: ${word}`)
  })
  expect(found).toEqual([])
})

/**
 * Texts outside of the catalogues, by language: captions of films, and the German names and descriptions of the editor.
 */
const otherTexts = (language: 'en' | 'de' | 'cn'): readonly string[] => {
  const films = join(import.meta.dirname, '../../site/public/films')
  const suffix = language === 'cn' ? 'zh' : language
  const captions = globSync(`*.${suffix}.vtt`, { cwd: films }).flatMap((name) =>
    readFileSync(join(films, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && line !== 'WEBVTT' && !line.includes('-->')),
  )
  if (language !== 'de') return captions
  const editor = [
    ...Object.values(germanSectionTexts).flatMap(({ name, description }) => [name, description]),
    ...germanFieldNames.values(),
  ]
  return [...captions, ...editor]
}

test.each(['en', 'de', 'cn'] as const)(
  'captions of films and names in the editor use the terms of %s texts',
  (language) => {
    const texts = otherTexts(language)
    expect(texts.length).toBeGreaterThan(30)
    const codesOf = codesOfTexts(language, texts)
    expect(texts.filter((text) => codesOf(text).length > 0)).toEqual([])
  },
)

/** A wrong and a right example of each form, by the mistake. */
const examples: Readonly<Record<Language, Readonly<Record<string, readonly [string, string]>>>> = {
  en: {
    'A label ends in a preposition.': ['Parallel systems, up to', 'Systems in parallel'],
    'A word is spelled the British way.': ['The colour', 'The color'],
    'A word of advertising says nothing.': ['A seamless switch', 'A switch in 10\u00A0ms'],
    'A straight quotation mark stands in the text.': ['The "mode"', 'The “mode”'],
    'A unit is spelled wrongly.': ['5\u00A0KWh', '5\u00A0kWh'],
    'A roof is named as the source of energy.': [
      'At noon the roof supplies the house',
      'At noon, solar supplies the house',
    ],
    'A sentence has no subject.': ['Measured from the command', 'We measure it from the command'],
    'An opening phrase has no comma.': [
      'In the afternoon we tested backup',
      'In the afternoon, we tested backup',
    ],
    'A range has “from” and a dash.': [
      'from 160–950\u00A0V',
      'from 160 to 950\u00A0V, or 160–950\u00A0V',
    ],
    'A unit stands behind a comma.': ['| Plant, kW |', '| Plant (kW) |'],
  },
  au: {
    'A word is spelled the American way.': ['The color', 'The colour'],
    'A unit is spelled wrongly.': ['5\u00A0KW', '5\u00A0kW'],
  },
  de: {
    'An ordinary space stands before % or after §.': ['Nach § 5', 'Nach §\u00A05'],
    'Solar stands alone as a noun.': ['Mehr Solar', 'Mehr Solarstrom'],
    'A large number has no separator.': ['Über 10000', 'Über 10.000'],
    'A label ends in a preposition.': ['Batteriemodule bis zu', 'Höchstzahl der Batteriemodule'],
    'A straight quotation mark stands in German text.': ['Die "Art"', 'Die „Art“'],
    'A quotation mark is the wrong way round.': ['Die „Art”', 'Die „Art“'],
    'A percent sign touches its number.': ['70%', '70\u00A0%'],
    'A decimal point stands in German text.': ['9.98\u00A0kWh', '9,98\u00A0kWh'],
    'WiFi is spelled as in English.': ['Ihr WiFi', 'Aufschrift WiFi'],
    'German texts say Sie.': ['Was du brauchst', 'Was Sie brauchen'],
    'A star or colon stands inside a word.': ['Kund:innen', 'Kundinnen und Kunden'],
    'A unit is spelled wrongly.': ['5\u00A0Kwh', '5\u00A0kWh'],
    'A cell of a table ends in a preposition.': ['| Leistung nach |', '| Zeit |'],
    'A range has von and a dash.': ['von 160–950\u00A0V', 'von 160 bis 950\u00A0V'],
    'Spaces are doubled, or stand before a punctuation mark.': ['Laden , dann', 'Laden, dann'],
    'A letter or mark of another script stands in German text.': ['Batterie，Netz', '中文'],
    'A compound is written apart.': ['Batterie Speicher', 'Batteriespeicher'],
    'A phrase is English in German words.': ['Seit Mai in 2026', 'Seit Mai 2026'],
    'A condition that concerns safety reads like an order.': [
      'Sehen Sie Rauch, verlassen Sie das Gebäude',
      'Wenn Sie Rauch sehen, verlassen Sie das Gebäude',
    ],
    'Time is said to act.': ['Die Zeit läuft ab dem Befehl', 'Gemessen wird ab dem Befehl'],
    'See or find is translated word for word.': [
      'Sehen Sie alle Produkte mit ihren Werten.',
      'Sehen Sie sich alle Produkte an.',
    ],
    'A torque has no value or source.': [
      'Anker mit Drehmoment anziehen',
      'Anker mit vorgegebenem Drehmoment anziehen',
    ],
    'A compound with the name of the company is written apart.': [
      'Felcera Service Bayern',
      'Felcera-Service Bayern',
    ],
    'A label ends in höchstens or mindestens.': [
      'Steckdosen je Haushalt, höchstens',
      'Höchstzahl der Steckdosen',
    ],
    'A duration is said to be so many percent shorter.': [
      'Das Stapeln dauert 75\u00A0% kürzer',
      'Das Stapeln spart 75\u00A0% der Zeit',
    ],
    'An interval has no unit.': ['jedes Rack alle zwölf.', 'jedes Rack alle zwölf Monate.'],
    'A word of advertising says nothing, or needs proof (UWG).': [
      'Klimaneutrale Batterie',
      'Batterie mit CO₂-Fußabdruck',
    ],
  },
  cn: {
    'A half-width mark stands in Chinese text.': ['电芯,模组', '电芯，模组'],
    'A Latin full stop ends Chinese text.': ['系统运行.', '系统运行。'],
    'A straight quotation mark stands in Chinese text.': ['选择"固定"', '选择“固定”'],
    'A space stands beside a full-width mark.': ['电芯， 模组', '电芯，模组'],
    'A label ends in the air.': ['断网保存天数', '断网数据保存'],
    'Chinese and Latin letters or digits touch.': ['使用ECOS', '使用 ECOS'],
    'A percent sign stands wrong.': ['剩余 70 %', '剩余 70%'],
    'A range has a Latin dash.': ['温度 20–30', '温度 20～30'],
    'A percent sign is missing at the start of a range.': ['补电至 30～50%', '补电至 30%～50%'],
    'A temperature has a Latin sign.': ['55\u00A0°C', '55\u00A0℃'],
    'A number and its unit touch.': ['需 15秒', '需 15 秒'],
    'WiFi is spelled as in English.': ['家中 WiFi', '标有 WiFi'],
    'A price of energy has no unit of energy.': ['购电 0.60 元、上网', '购电 0.60 元/kWh、上网'],
    'An amount of energy has a unit of power.': [
      '辅助用电可达 30\u00A0kW',
      '辅助用电功率可达 30\u00A0kW',
    ],
    'A sentence does not say what takes effect.': ['确认邮箱后生效', '确认邮箱后订阅生效'],
    '你 is not this site’s form of address.': ['你的账户', '您的账户'],
    'A superlative needs proof (Advertising Law, article 9).': ['最佳选择', '合适的选择'],
    'A word of advertising says nothing.': ['赋能家庭', '供电给家庭'],
    'An ellipsis is written with dots.': ['请稍候...', '请稍候……'],
    'A traditional character stands in simplified Chinese.': ['儲能', '储能'],
    'A unit is spelled wrongly.': ['5\u00A0KWh', '5\u00A0kWh'],
    'A letter of another script stands in Chinese text.': ['の电池', '电池'],
    'A space stands between Chinese characters.': ['客户端标识 用于', '客户端标识用于'],
  },
}

describe.each(languages)('a way of writing in %s', (language) => {
  const { forms } = lists[language]
  const codesOf = codesOfTexts(
    language,
    Object.values(examples[language]).map(([wrong]) => wrong),
  )

  test('has an example', () => {
    expect(forms.map(({ what }) => what).toSorted()).toEqual(
      Object.keys(examples[language]).toSorted(),
    )
  })

  test.each(Object.entries(examples[language]))('%s', (what, [wrong, right]) => {
    const pattern = new RegExp(forms.find((form) => form.what === what)?.never ?? '', 'u')
    expect(pattern.test(wrong)).toBe(true)
    expect(codesOf(wrong)).toContain('wrong-form')
    expect(pattern.test(right)).toBe(false)
  })
})

test('Chinese pages address the reader only where there are forms and accounts', () => {
  const formPages =
    /^page\.(?:callback|contact-us|cookie-settings|login|newsletter|open-api-apply|personal-center|retrieve-password|sign-up)[.-]/
  const addressing = Object.entries(chineseMessages)
    .filter(([id, text]) => id.startsWith('page.') && text.includes('您'))
    .map(([id]) => id)
  expect(addressing.filter((id) => !formPages.test(id))).toEqual([])
  expect(addressing.length).toBeGreaterThan(0)
})
