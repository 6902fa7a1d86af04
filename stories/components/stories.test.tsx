import { readFileSync } from 'node:fs'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Examples } from '#design-system/examples.ts'
import { mapWords } from '../words/mapWords.ts'
import type { Usage } from './story.tsx'

/** A story, or what all stories of a file share. */
interface Story {
  readonly component?: ComponentType
  readonly tags?: readonly string[]
  readonly parameters?: { readonly usage?: Usage }
  readonly render?: (args: object, context: { globals: object }) => ReactNode
}
type Stories = Readonly<Record<string, Story>>
interface Found {
  readonly examples: Examples<object>
}

const stories = import.meta.glob<Stories>('./*.stories.tsx', { eager: true })
const found = import.meta.glob<Found>('../../design-system/components/*/*.examples.tsx', {
  eager: true,
})

/** Components that others may import, from the lines of the index. */
const names = [
  ...readFileSync('design-system/index.ts', 'utf8').matchAll(/\/components\/(\w+)\/\1\.tsx'/g),
].map(([, name = '']) => name)

const saysSomething = (props: object): boolean => {
  let words = 0
  mapWords(props, (text) => {
    words += 1
    return text
  })
  return words > 0
}

it('knows every component', () => {
  expect(names.length).toBeGreaterThan(40)
})

describe.each(names)('%s', (name) => {
  const file = stories[`./${name}.stories.tsx`]
  const examples = found[`../../design-system/components/${name}/${name}.examples.tsx`]?.examples

  it('has stories of itself: Playground, Everything and, where it takes words, Stress', () => {
    expect(file?.['default']?.component?.name, 'component of the stories').toBe(name)
    const usual = examples?.default.props ?? {}
    const expected = ['Playground', 'Everything', ...(saysSomething(usual) ? ['Stress'] : [])]
    expect(Object.keys(file ?? {})).toEqual(expect.arrayContaining(expected))
  })

  it('has examples, the usual one among them', () => {
    expect(Object.keys(examples ?? {})).toContain('default')
  })

  it('says when to use it, when not, and how finished it is', () => {
    const { tags = [], parameters } = file?.['default'] ?? {}
    expect(parameters?.usage?.use).toMatch(/\w{3}/)
    expect(parameters?.usage?.avoid).toMatch(/\w{3}/)
    expect(tags.filter((tag) => tag === 'stable' || tag === 'beta')).toHaveLength(1)
  })

  it('is shown the same each time', () => {
    const render = () =>
      renderToStaticMarkup(<>{file?.['Everything']?.render?.({}, { globals: {} })}</>)
    expect(render()).toBe(render())
  })
})
