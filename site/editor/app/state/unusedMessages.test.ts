import { expect, test } from 'vitest'
import { createPageDocument } from './pageDocument.ts'
import { withoutUnusedMessages } from './unusedMessages.ts'

const hero = { section: 'Hero', title: 'page.a.hero.title', primary: { label: 'action.ask' } }
const call = { section: 'CallToAction', title: 'page.a.call.title' }
const base = {
  config: { title: 'page.a.title', sections: [hero, call] },
  texts: {
    en: { 'page.a.title': 'A', 'page.a.hero.title': 'Hero', 'page.a.call.title': 'Call' },
    de: { 'page.a.hero.title': 'Auftritt' },
    au: {},
  },
  ownMessages: ['page.a.title', 'page.a.hero.title', 'page.a.call.title'],
}
const documentOf = (...sections: object[]) =>
  createPageDocument('a', { title: 'page.a.title', sections })

test('deletes the messages of a removed section in all languages', () => {
  const words = { de: { 'page.a.hero.title': 'Neu' } }
  expect(withoutUnusedMessages(words, documentOf(call), base)).toEqual({
    en: { 'page.a.hero.title': null },
    de: { 'page.a.hero.title': null },
  })
})

test('leaves out new messages that nothing names any more', () => {
  const words = {
    en: { 'page.a.new': 'New', 'picture.house.alt': 'A house' },
    cn: { 'page.a.new': '新' },
  }
  expect(withoutUnusedMessages(words, documentOf(hero, call), base)).toEqual({
    en: { 'picture.house.alt': 'A house' },
  })
})

test('keeps messages that others name, and those that were not in the config of the page', () => {
  const shared = { ...base, ownMessages: ['page.a.title', 'page.a.added-by-another'] }
  expect(withoutUnusedMessages({}, documentOf(call), shared)).toEqual({})
})

test('keeps a first translation of a text that a fragment of the page shows', () => {
  const texts = { ...base.texts, en: { ...base.texts.en, 'page.shared.title': 'Ask us' } }
  const words = { de: { 'page.shared.title': 'Fragen Sie uns' } }
  const document = documentOf(hero, call, { fragment: 'closing' })
  expect(withoutUnusedMessages(words, document, { ...base, texts })).toEqual(words)
})

test('leaves out a first translation of a text whose section was removed', () => {
  const words = { de: { 'page.a.call.title': 'Anruf' } }
  expect(withoutUnusedMessages(words, documentOf(hero), base)).toEqual({
    en: { 'page.a.call.title': null },
  })
})
