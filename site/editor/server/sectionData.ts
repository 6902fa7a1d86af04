import { join } from 'node:path'
import type { LoaderFunctionArgs } from 'react-router'
import { RouterContextProvider } from 'react-router'
import type { ViteDevServer } from 'vite'
import { localizePath } from '#data/locale/locales.ts'
import { pageSectionRegistry } from '#generator/input/registry.ts'
import { getPagePath, getRouteParameter } from '#generator/plan/addresses.ts'
import type { ExamplesBySection } from './describe/describeSiteForEditor.ts'
import type { SectionDataLoader } from './handlers.ts'

type Loader = (args: LoaderFunctionArgs, options: object) => unknown
type Config = Readonly<Record<string, unknown>>

/** Creates the loader of section data: it calls the loaders of the site, which Vite loads again after a change. */
export function createSectionDataLoader(
  vite: ViteDevServer,
  top: string,
  examples: ExamplesBySection,
): SectionDataLoader {
  const loadModule = (name: string) =>
    vite.ssrLoadModule(join(top, name.replace('#app/', 'site/app/'))) as Promise<
      Readonly<Record<string, Loader>>
    >
  const names = pageSectionRegistry.names.flatMap(
    (name) => pageSectionRegistry.metaOf(name).loader?.module ?? [],
  )
  // Compiles them before somebody waits for them.
  void Promise.allSettled([...new Set(names)].map(loadModule))
  const dataOf = async (page: string, url: URL, { section, ...props }: Config): Promise<Config> => {
    const name = String(section)
    if (!pageSectionRegistry.names.includes(name)) return {}
    const { loader } = pageSectionRegistry.metaOf(name)
    const given = examples.get(name)?.default.given ?? {}
    // Pages of records show that of the example, as in Storybook.
    if (!loader || getRouteParameter(page) !== undefined) return { ...given }
    const args = {
      url,
      params: {},
      pattern: url.pathname,
      unstable_pattern: url.pathname,
      request: new Request(url),
      context: new RouterContextProvider(),
    } as unknown as LoaderFunctionArgs
    const options = (loader.options ?? []).map((option) => [option, props[option]])
    try {
      const module = await loadModule(loader.module)
      const value = await module[loader.name]?.(args, Object.fromEntries(options) as object)
      return { ...given, [loader.prop]: value }
    } catch {
      // Needs a request of a visitor, e.g. an account.
      return { ...given }
    }
  }
  return async ({ page, locale, sections }) => {
    const url = new URL(localizePath(locale, getPagePath(page)), 'http://editor')
    return { sections: await Promise.all(sections.map((section) => dataOf(page, url, section))) }
  }
}
