import type { PagePlan } from '../plan/plan.ts'
import { formatGeneratedFileHeader, formatImportLine, formatStringLiteral } from './source.ts'

/** Returns the path of the story of a page, relative to the folder of generated code. */
export const getPageStoryPath = ({ module }: PagePlan): string =>
  module.replace(/^pages\//, 'stories/').replace(/\.tsx$/, '.stories.tsx')

/**
 * Emits the story of a page: its route module, its path, and the examples that provide its records. The story is
 * excluded from tests because pages are tested on the server.
 */
export function emitPageStory(page: PagePlan): string {
  const records = page.sections.flatMap(({ name, key, meta: { loader } }) =>
    loader
      ? [
          `        ${key}: { examples: ${examplesOf(name)}, prop: ${formatStringLiteral(loader.prop)} },\n`,
        ]
      : [],
  )
  const name = formatStringLiteral(pageName(page))
  return `${formatGeneratedFileHeader(page.config)}${imports(page)}

export default {
  title: ${formatStringLiteral(getPageStoryTitle(page))},
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen', pageId: ${formatStringLiteral(page.id)} },
}

export const Page = {
  name: ${name},
  parameters: {
    page: {
      route,
      path: ${formatStringLiteral(page.path)},
      records: {${records.length === 0 ? '' : `\n${records.join('')}      `}},
    },
  },
}
`
}

function imports(page: PagePlan): string {
  const withRecords = page.sections.flatMap(({ name, meta }) => (meta.loader ? name : []))
  const examples = [...new Set(withRecords)]
    .toSorted()
    .map((name) =>
      formatImportLine(
        [`examples as ${examplesOf(name)}`],
        `#sections/${name}/${name}.examples.ts`,
      ),
    )
  const module = page.module.slice(page.module.lastIndexOf('/') + 1)
  return [...examples, `import * as route from '../pages/${module}'`].join('\n')
}

const examplesOf = (section: string): string =>
  `${section.charAt(0).toLowerCase()}${section.slice(1)}Examples`

/** Returns the title of the story of a page. */
export const getPageStoryTitle = (page: PagePlan): string => `Pages/${pageName(page)}`

/** Returns the name of a page in the Storybook sidebar, where a slash would open a folder. */
const pageName = ({ id }: PagePlan): string =>
  id === 'index' ? 'home' : id.replaceAll('/_', '/').replaceAll('/', ' > ')
