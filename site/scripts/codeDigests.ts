import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Name of the file, beside the server's bundle. */
export const codeDigestsFile = 'code.json'

/** Digest of the code that renders, by file of the route or entry, named from the folder of the app. */
export type CodeDigests = Readonly<Record<string, string>>

// What a server-only module tells reaches a page as data of its loader only; and no page shows the list of all pages.
const shownNowhere = /\.server\.[jt]sx?$|virtual:built-pages$/

const reference = /\bROLLDOWN_FILE_URL_([\w$-]+)/g

/**
 * Writes, for every entry of the server's bundle and every module that `rendering` chooses, a digest of its code and of
 * all code it imports, but for server-only modules: equal digests and equal data render equal pages.
 */
export function codeDigests(root: string, rendering: (file: string) => boolean): Plugin {
  return {
    name: 'code-digests',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle() {
      const own = new Map<string, string>()
      const imported = new Map<string, readonly string[]>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        const name = nameOf(root, id)
        // The name of an asset says what is in it; the reference to it is another one in each build.
        const code = (info?.code ?? '').replaceAll(reference, (_, asset: string) => this.getFileName(asset)) // prettier-ignore
        own.set(id, createHash('sha256').update(`${name}\n${code}`).digest('hex'))
        imported.set(id, [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
      }
      const chosen = [...own.keys()].filter((id) => rendering(nameOf(root, id)))
      const whole = new Map<string, string>()
      // Pages import the same sections: what these are made of is gathered once.
      const wholeOf = (id: string): string => {
        const digest =
          whole.get(id) ?? digestOf([...closure(id, imported)].map((one) => own.get(one) ?? one))
        whole.set(id, digest)
        return digest
      }
      const digests: CodeDigests = Object.fromEntries(
        chosen.toSorted().map((id) => {
          const parts = (imported.get(id) ?? []).filter((next) => !shownNowhere.test(next))
          return [nameOf(root, id), digestOf([own.get(id) ?? id, ...parts.map(wholeOf)])]
        }),
      )
      const source = JSON.stringify(digests)
      this.emitFile({ type: 'asset', fileName: codeDigestsFile, source })
    },
  }
}

const nameOf = (root: string, id: string) => relative(root, id).split(sep).join('/')

/** A module and all it imports, on whatever way. */
function closure(
  start: string,
  imported: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const found = new Set([start])
  for (const id of found)
    for (const next of imported.get(id) ?? []) if (!shownNowhere.test(next)) found.add(next)
  return found
}

function digestOf(digests: readonly string[]): string {
  const digest = createHash('sha256')
  for (const one of digests.toSorted()) digest.update(one)
  return digest.digest('hex')
}
