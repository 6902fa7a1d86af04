import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { IslandRenderer } from '#sections/island.tsx'

interface Story {
  readonly render: (args: object, context: { globals: Record<string, unknown> }) => ReactNode
}
type Stories = Readonly<Record<string, Story>>
interface Found {
  readonly examples: Readonly<Record<string, object>>
}

const stories = import.meta.glob<Stories>('./*.stories.tsx', { eager: true })
const examples = import.meta.glob<Found>('../../site/sections/*/*.examples.ts', { eager: true })

const all = Object.entries(stories).map(([path, module]) => {
  const name = path.replace(/^\.\/(\w+)\.stories\.tsx$/, '$1')
  const shown = Object.entries(module).filter(([key]) => key !== 'default' && key !== 'Stress')
  return { name, shown, stress: module['Stress'] }
})

/** The markup a visitor is sent. */
function served(story: Story, locale = 'example'): string {
  const node = createElement(Fragment, null, story.render({}, { globals: { locale } }))
  const render = (island: ReactNode, identifierPrefix: string) =>
    renderToString(island, { identifierPrefix })
  return renderToStaticMarkup(createElement(IslandRenderer, { value: render }, node))
}

/** Sections that open a page. */
const openings = new Set([
  'Activity',
  'Article',
  'CaseStudy',
  'ConsentForm',
  'ContactForm',
  'Expo',
  'Hero',
  'LegalDocument',
  'MaintenanceNotice',
  'NewsArticle',
  'NewsletterForm',
  'NewsletterLink',
  'PageHeader',
  'PersonalCenter',
  'PlatformHero',
  'Product',
  'ProductHero',
  'RetrievePassword',
  'SearchResults',
  'SignIn',
  'SignUp',
])

describe.each(all)('$name', ({ name, shown, stress }) => {
  const own = examples[`../../site/sections/${name}/${name}.examples.ts`]?.examples ?? {}

  it('shows every example as a story', () => {
    const capital = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)
    expect(shown.map(([key]) => key)).toEqual(expect.arrayContaining(Object.keys(own).map(capital)))
    expect(shown).toHaveLength(Object.keys(own).length)
  })

  it('is shown with words harder than any translation', () => {
    if (!stress) throw new Error('has no story Stress')
    expect(served(stress)).toMatch(/lang="de"[^]*lang="zh-CN"[^]*lang="en"/)
  })

  it.each(shown)('%s keeps to the content security policy', (_, story) => {
    expect(served(story)).not.toMatch(/\sstyle=|<style|<script|\son\w+=/)
  })

  it.each(shown)('%s has the headings its place in a page asks for', (_, story) => {
    const levels = [...served(story).matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
    const [first, ...rest] = levels
    if (openings.has(name)) expect([first, rest.includes(1)]).toEqual([1, false])
    else expect(levels).not.toContain(1)
    levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 1)).toBeLessThanOrEqual(1))
  })

  it.each(shown)('%s can be said in every language', (_, story) => {
    for (const locale of ['fr', 'en', 'cn', 'au', 'de'])
      expect(served(story, locale)).toContain('<')
  })
})
