import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { firstSectionEndMarker } from '#data/pages/styleSheets.ts'
import { IslandRenderer } from '#sections/island.tsx'

interface Story {
  readonly render: (args: object, context: { globals: Record<string, unknown> }) => ReactNode
}
type Stories = Readonly<Record<string, Story>>
interface ExamplesModule {
  readonly examples: Readonly<Record<string, object>>
}

const stories = import.meta.glob<Stories>('./*/*.stories.tsx', { eager: true })
const examples = import.meta.glob<ExamplesModule>('../../site/sections/*/*.examples.ts', {
  eager: true,
})

const all = Object.entries(stories).map(([path, module]) => {
  const name = path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1')
  const exampleStories = Object.entries(module).filter(
    ([key]) => key !== 'default' && key !== 'Stress',
  )
  return { name, exampleStories, stress: module['Stress'] }
})

/** Renders the story as the server does. */
function renderOnServer(story: Story, locale = 'example'): string {
  const node = createElement(Fragment, null, story.render({}, { globals: { locale } }))
  const render = (island: ReactNode, identifierPrefix: string) =>
    renderToString(island, { identifierPrefix })
  return renderToStaticMarkup(createElement(IslandRenderer, { value: render }, node))
}

/** Sections that contain the h1 of a page. */
const sectionsWithH1 = new Set([
  'Activity',
  'Article',
  'CaseStudy',
  'ConsentForm',
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
  'RequestForm',
  'RetrievePassword',
  'SearchResults',
  'SignIn',
  'SignUp',
])

describe.each(all)('$name', ({ name, exampleStories, stress }) => {
  const own = examples[`../../site/sections/${name}/${name}.examples.ts`]?.examples ?? {}

  it('shows every example as a story', () => {
    const capital = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)
    expect(exampleStories.map(([key]) => key)).toEqual(
      expect.arrayContaining(Object.keys(own).map(capital)),
    )
    expect(exampleStories).toHaveLength(Object.keys(own).length)
  })

  it('has a stress story in all scripts', () => {
    if (!stress) throw new Error('has no story Stress')
    expect(renderOnServer(stress)).toMatch(/lang="de"[^]*lang="zh-CN"[^]*lang="en"/)
  })

  it.each(exampleStories)('%s complies with the content security policy', (_, story) => {
    // The policy allows the hash of the one script that sections contain.
    const markup = renderOnServer(story).replaceAll(firstSectionEndMarker, '')
    expect(markup).not.toMatch(/\sstyle=|<style|<script|\son\w+=/)
  })

  it.each(exampleStories)('%s has a valid heading outline', (_, story) => {
    const levels = [...renderOnServer(story).matchAll(/<h([1-6])[ >]/g)].map(([, level]) =>
      Number(level),
    )
    const [first, ...rest] = levels
    if (sectionsWithH1.has(name)) expect([first, rest.includes(1)]).toEqual([1, false])
    else expect(levels).not.toContain(1)
    levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 1)).toBeLessThanOrEqual(1))
  })

  it.each(exampleStories)('%s renders in every locale', (_, story) => {
    for (const locale of ['fr', 'en', 'cn', 'au', 'de'])
      expect(renderOnServer(story, locale)).toContain('<')
  })
})
