import { readFileSync } from 'node:fs'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ComponentExamples } from '#design-system/examples.ts'
import { transformVisibleTexts } from '../texts/transformVisibleTexts.ts'
import type { UsageGuidance } from './story.tsx'

/** A story, or the default export with the shared settings of a file. */
interface Story {
  readonly component?: ComponentType
  readonly tags?: readonly string[]
  readonly parameters?: { readonly usage?: UsageGuidance }
  readonly render?: (args: object, context: { globals: object }) => ReactNode
  readonly play?: () => unknown
}
type Stories = Readonly<Record<string, Story>>
interface ExamplesModule {
  readonly examples: ComponentExamples<object>
}

const stories = new Map(
  Object.entries(import.meta.glob<Stories>('./*/*.stories.tsx', { eager: true })).map(
    ([path, module]) => [path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1'), module],
  ),
)
const exampleModules = import.meta.glob<ExamplesModule>(
  '../../design-system/components/*/*.examples.tsx',
  {
    eager: true,
  },
)

/** Names of the public components, from the index. */
const names = [
  ...readFileSync('design-system/index.ts', 'utf8').matchAll(/\/components\/(\w+)\/\1\.tsx'/g),
].map(([, name = '']) => name)

const hasText = (props: object): boolean => {
  let words = 0
  transformVisibleTexts(props, (text) => {
    words += 1
    return text
  })
  return words > 0
}

it('finds all components of the index', () => {
  expect(names.length).toBeGreaterThan(40)
})

describe.each(names)('%s', (name) => {
  const file = stories.get(name)
  const examples =
    exampleModules[`../../design-system/components/${name}/${name}.examples.tsx`]?.examples

  it('has the stories Playground, Everything and, if it has text, Stress', () => {
    expect(file?.['default']?.component?.name, 'component of the stories').toBe(name)
    const usual = examples?.default.props ?? {}
    const expected = ['Playground', 'Everything', ...(hasText(usual) ? ['Stress'] : [])]
    expect(Object.keys(file ?? {})).toEqual(expect.arrayContaining(expected))
  })

  it('keeps the drawings of icons under stress', () => {
    const markup = renderToStaticMarkup(<>{file?.['Stress']?.render?.({}, { globals: {} })}</>)
    const drawings = [...markup.matchAll(/<path[^>]* d="([^"]*)"/g)].map(([, d = '']) => d)
    expect(drawings.filter((d) => !/^[Mm][-\d. ]/.test(d))).toEqual([])
  })

  it('has a Playground that nothing but its controls changes', () => {
    expect(file?.['Playground']?.play).toBeUndefined()
  })

  it('has examples, including a default one', () => {
    expect(Object.keys(examples ?? {})).toContain('default')
  })

  it('has usage guidance and a status tag', () => {
    const { tags = [], parameters } = file?.['default'] ?? {}
    expect(parameters?.usage?.use).toMatch(/\w{3}/)
    expect(parameters?.usage?.avoid).toMatch(/\w{3}/)
    expect(tags.filter((tag) => tag === 'stable' || tag === 'beta')).toHaveLength(1)
  })

  it('renders deterministically', () => {
    const render = () =>
      renderToStaticMarkup(<>{file?.['Everything']?.render?.({}, { globals: {} })}</>)
    expect(render()).toBe(render())
  })
})
