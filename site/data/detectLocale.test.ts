import { describe, expect, test } from 'vitest'
import { apiLanguage, bootLanguage, readApiLanguage, startLanguage } from './apiLanguage.ts'
import { acceptedLanguages, detectLocale } from './detectLocale.ts'

const detect = (header: string | undefined, cookie?: string, sameOrigin = false) =>
  detectLocale({ cookie, languages: acceptedLanguages(header), sameOrigin })

describe('detection', () => {
  test.each([
    [undefined, 'fr'],
    ['', 'fr'],
    ['*', 'fr'],
    ['de', 'de'],
    ['de-AT,de;q=0.9', 'de'],
    ['DE-ch', 'de'],
    ['del', 'fr'],
    ['en-GB,en;q=0.9', 'en'],
    ['en-AU,en;q=0.9', 'au'],
    ['en-NZ', 'au'],
    ['zh-CN,zh;q=0.9', 'cn'],
    ['zh-TW', 'cn'],
    ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
    ['it', 'fr'],
    ['en;q=0.5,de;q=0.9', 'de'],
    ['de;q=0,en;q=0.1', 'en'],
    ['de;q=0.000', 'fr'],
    ['de;q=zero,en', 'en'],
    ['constructor', 'fr'],
  ])('Accept-Language %s', (header, expected) => {
    expect(detect(header)).toBe(expected)
  })

  test('the locale cookie comes before the browser, if it is a locale', () => {
    expect(detect('de', 'cn')).toBe('cn')
    expect(detect('de', 'constructor')).toBe('de')
  })

  test('a visitor from a page of ours reaches the default home', () => {
    expect(detect('de', 'cn', true)).toBe('fr')
  })
})

describe('the language of calls', () => {
  test.each([
    [undefined, '/', 'en-US'],
    [undefined, '/products', 'en-US'],
    [undefined, '/cn/products', 'zh_CN'],
    [undefined, '/au', 'en_AU'],
    [undefined, '/de', 'de_DE'],
    [undefined, '/deals', 'en-US'],
    ['fr', '/de', 'en-US'],
    ['cn', '/de', 'zh_CN'],
  ] as const)('stored %s on %s', (stored, path, expected) => {
    expect(apiLanguage(stored, path)).toBe(expected)
  })

  test('a Language header is one of four codes', () => {
    expect(readApiLanguage('zh_CN')).toBe('zh_CN')
    expect(readApiLanguage('constructor')).toBeUndefined()
  })

  test('the first language of the client comes from the prefix unless switchLang is there', () => {
    expect(startLanguage('/de/about-us', '')).toBe('de')
    expect(startLanguage('/about-us', '?a=1')).toBe('fr')
    expect(startLanguage('/de/about-us', '?switchLang=cn')).toBe('fr')
  })

  test('text of no page is Chinese or English', () => {
    expect(bootLanguage('cn', ['de'])).toBe('zh_CN')
    expect(bootLanguage(undefined, ['zh-CN'])).toBe('zh_CN')
    expect(bootLanguage(undefined, ['zh-TW'])).toBe('en-US')
    expect(bootLanguage('de', ['zh-CN'])).toBe('en-US')
  })
})
