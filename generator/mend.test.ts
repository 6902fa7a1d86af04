import { expect, test } from 'vitest'
import { inspect } from './index.ts'
import { type Change, problemsOf, sourcesOf } from './checks/fixture.ts'
import { mended } from './mend.ts'

const slips: readonly (readonly [what: string, change: Change])[] = [
  ['a section', ['pages/index.json', ['sections', 1, 'section'], 'StatBnad']],
  ['a field', ['pages/index.json', ['sections', 1, 'anchr'], 'figures']],
  ['a value of a list', ['pages/index.json', ['layout'], 'defualt']],
  ['a message', ['pages/index.json', ['sections', 0, 'lead'], 'page.home.hero.laed']],
  ['a picture', ['pages/index.json', ['sections', 0, 'picture'], 'hause']],
  ['a link', ['site.json', ['action', 'href'], '/about-uss#numbers']],
  ['an anchor', ['site.json', ['action', 'href'], '/about-us#nubmers']],
  ['a link with a language', ['site.json', ['action', 'href'], '/de/about-us?a=1#numbers']],
  ['a theme', ['site.json', ['theme'], 'farn']],
]

test.each(slips)('%s that is misspelt is mended in its place', (_what, change) => {
  const sources = sourcesOf(change)
  const problems = problemsOf(change)
  expect(problems).toHaveLength(1)
  expect(problems[0]?.nearest).toBeDefined()
  const name = `pages-config/${change[0]}`
  const text = mended(sources.files.get(name) ?? '', problems)
  const after = inspect({ ...sources, files: new Map(sources.files).set(name, text) })
  expect(after.problems.map(({ code }) => code)).not.toContain(problems[0]?.code)
})

test('what could mean anything is left to its author', () => {
  const [problem] = problemsOf(['pages/index.json', ['sections', 0, 'picture'], 'elephants'])
  expect(problem).toMatchObject({ code: 'unknown-picture' })
  expect(problem?.mend).toBeUndefined()
})
