import { expect, it } from 'vitest'
import { deriveMessageId, forkMessage } from './forkMessage.ts'
import { createPageDocument } from './pageDocument.ts'

it.each([
  ['solutions/balcony-ess', 'page.balcony-ess.title', 'page.balcony-ess'],
  ['solutions/balcony-ess', 'page.solutions-balcony-ess.title', 'page.solutions-balcony-ess'],
  ['solutions/balcony-ess', 'page.ess.title', 'page.ess'],
  ['solutions/balcony-ess', 'page.cony-ess.title', 'page.solutions-balcony-ess'],
  ['solutions/balcony-ess', 'page.about-us.title', 'page.solutions-balcony-ess'],
  ['about-us.draft', 'page.about-us.title', 'page.about-us.draft'],
  ['index', 'page.home.title', 'page.home'],
])('names messages of %s with the title %s after %s', (page, title, prefix) => {
  const document = createPageDocument(page, { title, sections: [{ section: 'CallToAction' }] })
  expect(deriveMessageId(document, ['sections', 0, 'title'])).toBe(`${prefix}.call-to-action.title`)
})

it('gives a place a text of its own in all languages, also a regional one', () => {
  const document = createPageDocument('a', {
    title: 'page.a.title',
    sections: [{ section: 'Hero', title: 'action.ask' }],
  })
  const texts = {
    en: { 'action.ask': 'Ask' },
    de: { 'action.ask': 'Fragen' },
    cn: {},
    au: { 'action.ask': 'Ask, mate' },
  }
  const { items, words } = forkMessage(document, ['sections', 0, 'title'], texts)
  const id = 'page.a.hero.title'
  expect(items[0]?.value['title']).toBe(id)
  expect(words).toEqual({
    en: { [id]: 'Ask' },
    de: { [id]: 'Fragen' },
    cn: { [id]: '' },
    au: { [id]: 'Ask, mate' },
  })
})
