import { expect } from '@playwright/test'
import { localeCodes, localizePath, type Locale } from '#data/locale/locales.ts'
import { downloadFeedPath, searchIndexPath, searchPath } from '#data/pages/resourcePaths.ts'
import { messages } from '#generated/messages.ts'
import { conditionalSectionTexts, test } from './changedSite.ts'

const shownIn = (locale: Locale) =>
  new Set<string>([
    conditionalSectionTexts.present,
    ...(locale === 'de' ? [conditionalSectionTexts.german] : []),
  ])

test('a section is shown between its moments and in its languages only', async ({
  changedSite,
}) => {
  for (const locale of localeCodes) {
    const html = await (
      await fetch(changedSite.origin + localizePath(locale, '/how-to-buy'))
    ).text()
    for (const word of Object.values(conditionalSectionTexts))
      expect([locale, word, html.includes(word)]).toEqual([locale, word, shownIn(locale).has(word)])
  }
})

test('words of hidden sections are neither found nor in another output', async ({
  changedSite,
}) => {
  for (const locale of localeCodes)
    for (const word of Object.values(conditionalSectionTexts)) {
      const isShown = shownIn(locale).has(word)
      const read = async (path: string) => {
        const answer = await fetch(changedSite.origin + localizePath(locale, path))
        expect([path, answer.status]).toEqual([path, 200])
        return answer.text()
      }
      const index = await read(searchIndexPath)
      expect([locale, word, index.includes(word.toLowerCase())]).toEqual([locale, word, isShown])
      const results = await read(`${searchPath}?q=${word}`)
      const isFound = !results.includes(messages[locale]['search.none.hint'] ?? '')
      expect([locale, word, isFound]).toEqual([locale, word, isShown])
      for (const path of ['/sitemap.xml', '/feed.xml', downloadFeedPath]) {
        const text = await read(path)
        expect([locale, word, path, text.includes(word)]).toEqual([locale, word, path, false])
      }
      // A built page with a section for one language.
      const payload = await read('/join-us/_payload.json')
      const isInPayload = word === conditionalSectionTexts.german && locale === 'de'
      expect([locale, word, payload.includes(word)]).toEqual([locale, word, isInPayload])
    }
})
