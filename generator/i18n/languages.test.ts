import { expect, test } from 'vitest'
import {
  getCatalogueLanguageName,
  getCatalogueLanguageTag,
  listFullCatalogueFiles,
  fullTranslationLanguages,
} from './languages.ts'

test('the requirements of languages follow from the locale data', () => {
  expect(fullTranslationLanguages).toEqual(['cn', 'de'])
  expect(listFullCatalogueFiles()).toBe('en.json, cn.json and de.json')
  expect([
    getCatalogueLanguageTag('en'),
    getCatalogueLanguageTag('cn'),
    getCatalogueLanguageTag('au'),
  ]).toEqual(['en-US', 'zh-CN', 'en-AU'])
  expect([getCatalogueLanguageName('cn'), getCatalogueLanguageName('de')]).toEqual([
    'Chinese',
    'German',
  ])
})
