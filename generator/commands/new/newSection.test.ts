import { expect, test } from 'vitest'
import { insertSectionIntoRegistry } from './newSection.ts'
import { createSectionFiles } from './sectionFiles.ts'

const registry = `import { CardsSchema } from './Cards/Cards.schema.ts'
import { StepsSchema } from './Steps/Steps.schema.ts'

/** Every section. */
export const sections = {
  Cards: CardsSchema,
  Steps: StepsSchema,
} as const
`

test.each([
  ['Band', 0],
  ['Quote', 1],
  ['Timeline', 2],
])('inserts %s alphabetically into both lists of the registry', (name, at) => {
  const lines = insertSectionIntoRegistry(registry, name).split('\n')
  expect(lines.indexOf(`import { ${name}Schema } from './${name}/${name}.schema.ts'`)).toBe(at)
  expect(lines.indexOf(`  ${name}: ${name}Schema,`)).toBe(6 + at)
  const others = lines.filter((line) => !line.includes(`${name}Schema`))
  expect(others.join('\n')).toBe(registry)
})

test('a new section has schema, component, styles, examples and a story for each example', () => {
  const files = createSectionFiles('Quote', ['brand.tag-line', 'nav.home', 'nav.news'])
  expect([...files.keys()]).toEqual([
    'site/sections/Quote/Quote.schema.ts',
    'site/sections/Quote/Quote.tsx',
    'site/sections/Quote/Quote.css.ts',
    'site/sections/Quote/Quote.examples.ts',
    'stories/sections/blocks/Quote.stories.tsx',
  ])
  const stories = files.get('stories/sections/blocks/Quote.stories.tsx')
  for (const [, name = ''] of (files.get('site/sections/Quote/Quote.examples.ts') ?? '').matchAll(
    /^ {2}(\w+): \{ .*props/gm,
  ))
    expect(stories).toContain(`createSectionStory(Quote, examples.${name})`)
})
