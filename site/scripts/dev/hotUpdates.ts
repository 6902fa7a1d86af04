import {
  type DevEnvironment,
  isRunnableDevEnvironment,
  normalizePath,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite'

/** Notifies browsers of a changed file that pages are rendered from. */
export function sendPageUpdate({ environments: { client } }: ViteDevServer, file: string): void {
  const isLoaded = (client.moduleGraph.getModulesByFile(normalizePath(file))?.size ?? 0) > 0
  client.hot.send('site:page-update', { isLoaded } satisfies DevPageUpdate)
}

export interface DevPageUpdate {
  /** Whether browsers load the changed module. */
  readonly isLoaded: boolean
}

const virtualStyles = '.vanilla.css'

/**
 * Invalidates the modules on the server that a changed file is part of, and returns whether there were any. Only those that import it
 * are evaluated again, where Vite would evaluate all. Waits for pages that are being rendered: their modules would be kept as they
 * were before the change.
 */
export async function invalidateModules(
  { environments: { client, ssr } }: ViteDevServer,
  file: string,
  renders: ReadonlySet<Promise<unknown>>,
): Promise<boolean> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) return false
  const styles = staleStyles(ssr)
  while (renders.size > 0) await Promise.all(renders)
  const changed = [normalizePath(file), ...styles]
  for (const name of changed) ssr.moduleGraph.onFileChange(name)
  for (const name of styles)
    for (const { moduleGraph } of [client, ssr]) moduleGraph.onFileChange(name + virtualStyles)
  return forget(ssr, changed)
}

/** Lists the style files whose compiled style sheets vanilla-extract has invalidated: they import a changed token. */
const staleStyles = ({ moduleGraph }: DevEnvironment): readonly string[] =>
  Array.from(moduleGraph.idToModuleMap.values()).flatMap(({ id, transformResult }) =>
    id?.endsWith(virtualStyles) && !transformResult ? [id.slice(0, -virtualStyles.length)] : [],
  )

/** Forgets the evaluated modules of files and all that import them; returns whether there were any. */
function forget({ runner }: RunnableDevEnvironment, files: readonly string[]): boolean {
  const { evaluatedModules } = runner
  const nodes = files.flatMap((file) => [...(evaluatedModules.getModulesByFile(file) ?? [])])
  const found = new Set(nodes)
  for (const node of found) {
    evaluatedModules.invalidateModule(node)
    for (const id of node.importers) {
      const importer = evaluatedModules.getModuleById(id)
      if (importer) found.add(importer)
    }
  }
  return found.size > 0
}
