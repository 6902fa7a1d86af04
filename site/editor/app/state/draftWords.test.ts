import { expect, test } from 'vitest'
import { forkEditedMessages } from './draftWords.ts'
import { createPageDocument, replaceMessageTexts } from './pageDocument.ts'

const texts = {
  en: { 'page.about-us.hero.title': 'Before', 'action.ask': 'Ask', 'picture.house.alt': 'A house' },
  de: { 'page.about-us.hero.title': 'Vorher', 'action.ask': 'Fragen' },
  au: { 'page.about-us.hero.title': 'Before, mate' },
}
const sections = [
  { section: 'Hero', title: 'page.about-us.hero.title', picture: 'house' },
  { section: 'ButtonRow', buttons: [{ label: 'action.ask', href: '/' }] },
]
const elsewhere = Object.fromEntries(Object.keys(texts.en).map((id) => [id, ['/about-us']]))
const edited = (page: string, id: string) =>
  forkEditedMessages(
    replaceMessageTexts(createPageDocument(page, { sections }), { en: { [id]: 'After' } }),
    texts,
    elsewhere,
  )

test('an edited message of the published page becomes one of the draft, in all languages', () => {
  const { items, words } = edited('about-us.draft', 'page.about-us.hero.title')
  const own = 'page.about-us.draft.hero.title'
  expect(items[0]?.value).toEqual({ ...sections[0], title: own })
  expect(words).toEqual({
    en: { [own]: 'After' },
    de: { [own]: 'Vorher' },
    au: { [own]: 'Before, mate' },
  })
})

test('a message of many pages becomes one of the draft, named after its place', () => {
  const { items, words } = edited('about-us.draft', 'action.ask')
  const own = 'page.about-us.draft.button-row.buttons.1.label'
  expect(items[1]?.value).toMatchObject({ buttons: [{ label: own }] })
  expect(words).toEqual({ en: { [own]: 'After' }, de: { [own]: 'Fragen' } })
})

test('does not change a published page, alternative texts and messages of the draft', () => {
  expect(edited('about-us', 'page.about-us.hero.title').words).toEqual({
    en: { 'page.about-us.hero.title': 'After' },
  })
  expect(edited('about-us.draft', 'picture.house.alt').words).toEqual({
    en: { 'picture.house.alt': 'After' },
  })
  expect(edited('about-us.draft', 'page.about-us.draft.new').words).toEqual({
    en: { 'page.about-us.draft.new': 'After' },
  })
})
