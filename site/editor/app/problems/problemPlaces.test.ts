import { describe, expect, it } from 'vitest'
import type { EditorField } from '../../api/editorFields.ts'
import type { EditorProblem } from '../../api/problems.ts'
import type { EditorSiteResponse } from '../../api/site.ts'
import { createPageDocument } from '../state/pageDocument.ts'
import { findProblemPlace } from './problemPlaces.ts'

const words = (name: string): EditorField => ({
  name,
  optional: false,
  description: '',
  kind: 'words',
  heading: false,
})
const site = {
  pageFields: [words('title'), words('description')],
  sections: { Hero: { fields: [words('title')] } },
  fragments: {
    call: {
      sections: [{ section: 'Hero', title: 'fragment.call.title' }],
      shownOn: ['test'],
      errors: 0,
    },
  },
} as unknown as EditorSiteResponse
const document = createPageDocument('a', {
  title: 'page.a.title',
  description: 'page.a.description',
  sections: [{ section: 'Hero', title: 'page.a.hero.title' }, { fragment: 'call' }],
})
const [hero, fragment] = document.items.map(({ key }) => key)
const placeOf = (problem: Partial<EditorProblem>) =>
  findProblemPlace({ messages: [], isOnPage: true, ...problem } as EditorProblem, document, site)

describe('the place of a problem', () => {
  it('in the text of a page field is that field', () => {
    expect(placeOf({ messages: ['page.a.description'] })).toEqual({
      section: undefined,
      path: ['description'],
    })
  })

  it('in the text of a section is its field', () => {
    expect(placeOf({ messages: ['page.a.hero.title'] })).toEqual({
      section: hero,
      path: ['sections', 0, 'title'],
    })
  })

  it('in a translation has its language', () => {
    const problem = { messages: ['page.a.hero.title'], catalogue: 'de' } as const
    expect(placeOf(problem)).toMatchObject({ section: hero, catalogue: 'de' })
  })

  it('in the text of a fragment is the fragment', () => {
    expect(placeOf({ messages: ['fragment.call.title'] })).toEqual({
      section: fragment,
      path: ['sections', 1],
    })
  })

  it('in the config is at its path', () => {
    expect(placeOf({ steps: ['sections', 0, 'picture'] })).toEqual({
      section: hero,
      path: ['sections', 0, 'picture'],
    })
    expect(placeOf({ steps: ['publishAt'] })).toEqual({ section: undefined, path: ['publishAt'] })
  })

  it('of another page is none', () => {
    expect(placeOf({ messages: ['page.b.title'], isOnPage: false })).toBeUndefined()
  })
})
