import { expect, test } from 'vitest'
import {
  catalogueLanguageName,
  catalogueLanguageTag,
  listFullCatalogueFiles,
  fullTranslationLanguages,
} from './languages.ts'

test('the requirements of languages follow from the locale data', () => {
  expect(fullTranslationLanguages).toEqual(['cn', 'de'])
  expect(listFullCatalogueFiles()).toBe('en.json, cn.json and de.json')
  expect([
    catalogueLanguageTag('en'),
    catalogueLanguageTag('cn'),
    catalogueLanguageTag('au'),
  ]).toEqual(['en-US', 'zh-CN', 'en-AU'])
  expect([catalogueLanguageName('cn'), catalogueLanguageName('de')]).toEqual(['Chinese', 'German'])
})
