import type { Plugin } from 'vite'
import { findDependentFiles, readImportGraph } from '#generator/commands/importGraph.ts'
import { getPageStoryTitle } from '#generator/emit/story.ts'
import { decodeAndCheckSources } from '#generator/index.ts'
import { readProjectSources } from '#generator/input/read.ts'
import { createSitePlan } from '#generator/plan/plan.ts'
import { projectRoot } from '../projectRoot.ts'

/** Pages and patterns that show a component. */
export interface ComponentUsage {
  /** True if a part of every page shows it: header, footer, frame, notices, dialogs of the shell. */
  readonly everywhere: boolean
  /** True if the page editor shows it. */
  readonly editor: boolean
  /** Sections that show it, directly or inside of another component. */
  readonly sections: readonly string[]
  /** Titles of the stories of the pages with these sections. */
  readonly pages: readonly string[]
  /** Names of the stories of patterns that show it. */
  readonly patterns: readonly string[]
}

const name = 'virtual:component-uses'

/** Vite plugin with a module that lists the pages of each component, from the plan of the generator. */
export const componentUsagePlugin = (): Plugin => ({
  name: 'component-uses',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? `export const componentUses = ${JSON.stringify(findComponentUses(projectRoot))}`
      : undefined,
})

const componentFile = /^design-system\/components\/(\w+)\/\1\.tsx$/

/** Modules that every page renders or loads, if only on demand. */
const partsOfEveryPage = [
  'site/app/document/PageShell.tsx',
  'site/app/document/HtmlDocument.tsx',
  'site/app/shell/shell.ts',
]

/** Finds the uses of all components by name. */
function findComponentUses(top: string): Readonly<Record<string, ComponentUsage>> {
  const { pages } = createSitePlan(decodeAndCheckSources(readProjectSources(top)).project)
  const graph = readImportGraph(top)
  return Object.fromEntries(
    [...graph.keys()].flatMap((file) => {
      const component = componentFile.exec(file)?.[1]
      if (component === undefined) return []
      // The script of a component may render it without React.
      const behaviour = `design-system/behaviour/${component.charAt(0).toLowerCase()}${component.slice(1)}.ts`
      const reached = findDependentFiles(graph, [file, behaviour])
      const sections = [...reached].flatMap(
        (one) => /^site\/sections\/(\w+)\/\1\.tsx$/.exec(one)?.[1] ?? [],
      )
      const use: ComponentUsage = {
        everywhere: partsOfEveryPage.some((part) => reached.has(part)),
        editor: reached.has('site/editor/app/main.tsx'),
        sections: sections.toSorted(),
        pages: pages
          .filter((page) => page.sections.some((section) => sections.includes(section.name)))
          .map(getPageStoryTitle),
        patterns: [...reached]
          .flatMap((one) => /^stories\/patterns\/(\w+)\.tsx$/.exec(one)?.[1] ?? [])
          .toSorted(),
      }
      return [[component, use]]
    }),
  )
}
