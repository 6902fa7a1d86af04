import { expect, test } from 'vitest'
import { nameOf, tagOf, wholeFiles, wholeTranslations } from './languages.ts'

test('what is asked of languages follows from the locale data', () => {
  expect(wholeTranslations).toEqual(['cn', 'de'])
  expect(wholeFiles()).toBe('en.json, cn.json and de.json')
  expect([tagOf('en'), tagOf('cn'), tagOf('au')]).toEqual(['en-US', 'zh-CN', 'en-AU'])
  expect([nameOf('cn'), nameOf('de')]).toEqual(['Chinese', 'German'])
})
