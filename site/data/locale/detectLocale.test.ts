import { describe, expect, test } from 'vitest'
import {
  getApiLanguage,
  getFallbackLocale,
  readApiLanguage,
  getInitialLocale,
} from './apiLanguage.ts'
import { parseAcceptedLanguages, detectLocale } from './detectLocale.ts'

const detect = (header: string | undefined, cookie?: string, sameOrigin = false) =>
  detectLocale({ cookie, languages: parseAcceptedLanguages(header), sameOrigin })

describe('locale detection', () => {
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
    ['tlh,de;q=0.9', 'de'],
    ['tlh,fr;q=0.9,de;q=0.8', 'fr'],
    ['it-IT,it;q=0.9,en-NZ;q=0.8', 'au'],
    ['*,zh-TW;q=0.5', 'cn'],
    ['tlh,de;q=0', 'fr'],
    ['en;q=0.5,de;q=0.9', 'de'],
    ['de;q=0,en;q=0.1', 'en'],
    ['de;q=0.000', 'fr'],
    ['de;q=zero,en', 'en'],
    ['constructor', 'fr'],
  ])('resolves Accept-Language %s to %s', (header, expected) => {
    expect(detect(header)).toBe(expected)
  })

  test('prefers a valid locale cookie to the browser languages', () => {
    expect(detect('de', 'cn')).toBe('cn')
    expect(detect('de', 'constructor')).toBe('de')
  })

  test('returns the default locale for same-origin navigation', () => {
    expect(detect('de', 'cn', true)).toBe('fr')
  })
})

describe('language of API calls', () => {
  test.each([
    [undefined, '/', 'en-US'],
    [undefined, '/products', 'en-US'],
    [undefined, '/cn/products', 'zh_CN'],
    [undefined, '/au', 'en_AU'],
    [undefined, '/de', 'de_DE'],
    [undefined, '/deals', 'en-US'],
    ['fr', '/de', 'en-US'],
    ['cn', '/de', 'zh_CN'],
  ] as const)('stored %s on %s is sent as %s', (stored, path, expected) => {
    expect(getApiLanguage(stored, path)).toBe(expected)
  })

  test('accepts only supported Language headers', () => {
    expect(readApiLanguage('zh_CN')).toBe('zh_CN')
    expect(readApiLanguage('constructor')).toBeUndefined()
  })

  test('takes the initial language of the client from the prefix unless switchLang is present', () => {
    expect(getInitialLocale('/de/about-us', '')).toBe('de')
    expect(getInitialLocale('/about-us', '?a=1')).toBe('fr')
    expect(getInitialLocale('/de/about-us', '?switchLang=cn')).toBe('fr')
  })

  test('falls back to Chinese or English outside pages', () => {
    expect(getFallbackLocale('cn', ['de'])).toBe('cn')
    expect(getFallbackLocale(undefined, ['zh-CN'])).toBe('cn')
    expect(getFallbackLocale(undefined, ['zh-TW'])).toBe('en')
    expect(getFallbackLocale('de', ['zh-CN'])).toBe('en')
  })
})
