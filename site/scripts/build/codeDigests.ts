import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Name of the digest file in the folder of the server bundle. */
export const codeDigestsFile = 'code.json'

/** Digests of rendering code by route module or entry, relative to the app folder. */
export type CodeDigests = Readonly<Record<string, string>>

// Server-only modules reach a page as loader data only, and style sheets as its own ones: those of other pages are none of its code.
const excludedModules = /\.server\.[jt]sx?$|^\0virtual:page-style-sheets$/

const reference = /\bROLLDOWN_FILE_URL_([\w$-]+)/g

/**
 * Vite plugin that writes a digest of each module that `makeSelector` selects and of all its imports, without server-only
 * modules and addresses of style sheets. Pages with equal digests and equal data render equally. The selector is made once per bundle.
 */
export function codeDigestsPlugin(
  root: string,
  makeSelector: () => (file: string) => boolean,
): Plugin {
  return {
    name: 'code-digests',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle() {
      const ownDigests = new Map<string, string>()
      const imported = new Map<string, readonly string[]>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        const name = nameOf(root, id)
        // Asset names are content hashes, but references to them differ between builds.
        const code = (info?.code ?? '').replaceAll(reference, (_, asset: string) =>
          this.getFileName(asset),
        )
        ownDigests.set(id, createHash('sha256').update(`${name}\n${code}`).digest('hex'))
        imported.set(id, [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
      }
      const isSelected = makeSelector()
      const selected = [...ownDigests.keys()].filter((id) => isSelected(nameOf(root, id)))
      const closureDigests = new Map<string, string>()
      // Memoized, as pages import the same sections.
      const closureDigest = (id: string): string => {
        const digest =
          closureDigests.get(id) ??
          digestOf([...closure(id, imported)].map((one) => ownDigests.get(one) ?? one))
        closureDigests.set(id, digest)
        return digest
      }
      const digests: CodeDigests = Object.fromEntries(
        selected.toSorted().map((id) => {
          const parts = (imported.get(id) ?? []).filter((next) => !excludedModules.test(next))
          return [
            nameOf(root, id),
            digestOf([ownDigests.get(id) ?? id, ...parts.map(closureDigest)]),
          ]
        }),
      )
      const source = JSON.stringify(digests)
      this.emitFile({ type: 'asset', fileName: codeDigestsFile, source })
    },
  }
}

const nameOf = (root: string, id: string) => relative(root, id).split(sep).join('/')

/** Returns a module and all its direct and indirect imports. */
function closure(
  start: string,
  imported: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set([start])
  for (const id of found)
    for (const next of imported.get(id) ?? []) if (!excludedModules.test(next)) found.add(next)
  return found
}

function digestOf(digests: readonly string[]): string {
  const digest = createHash('sha256')
  for (const one of digests.toSorted()) digest.update(one)
  return digest.digest('hex')
}
