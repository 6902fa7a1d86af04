import type { PagePlan } from '../plan.ts'
import { header, importLine, literal } from './source.ts'

/** Where the story of a page goes, below the folder of generated code. */
export const storyFile = ({ module }: PagePlan): string =>
  module.replace(/^pages\//, 'stories/').replace(/\.tsx$/, '.stories.tsx')

/**
 * The page as a story: its route module, its path, and the examples that its records come from. Tests look at pages
 * where they are served, not here.
 */
export function emitStory(page: PagePlan): string {
  const records = page.sections.flatMap(({ name, key, source }) =>
    source
      ? [`        ${key}: { examples: ${examplesOf(name)}, prop: ${literal(source.prop)} },\n`]
      : [],
  )
  const name = literal(nameOf(page))
  return `${header(page.config)}${imports(page)}

export default {
  title: ${literal(`Pages/${nameOf(page)}`)},
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
}

export const Page = {
  name: ${name},
  parameters: {
    page: {
      route,
      path: ${literal(page.path)},
      records: {${records.length === 0 ? '' : `\n${records.join('')}      `}},
    },
  },
}
`
}

function imports(page: PagePlan): string {
  const withRecords = page.sections.flatMap(({ name, source }) => (source ? name : []))
  const examples = [...new Set(withRecords)]
    .toSorted()
    .map((name) =>
      importLine([`examples as ${examplesOf(name)}`], `#sections/${name}/${name}.examples.ts`),
    )
  const module = page.module.slice(page.module.lastIndexOf('/') + 1)
  return [...examples, `import * as route from '../pages/${module}'`].join('\n')
}

const examplesOf = (section: string): string =>
  `${section.charAt(0).toLowerCase()}${section.slice(1)}Examples`

/** Its address as the sidebar shows it: a slash would open a folder there. */
const nameOf = ({ id }: PagePlan): string =>
  id === 'index' ? 'home' : id.replaceAll('/_', '/').replaceAll('/', ' > ')
