import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files that each step of a build reads or writes, by path from the project root. A step is not even imported while they are as
 * they were when it last ended.
 */
const fileSets = {
  /** Anything, written files included: the site is as it was built. */
  build: /^/,
  /** The generator reads the code of the site for the messages that it names; of styles and components it reads none. */
  generate:
    /^(?:package-lock\.json$|node_modules\/|generator\/|pages-config\/|design-system\/(?:theme|themes|tokens)\/|site\/generated\/(?!documents\.json$)|site\/(?!generated\/|public\/documents\/).*(?<!\.css\.ts)$)/,
  generated: /^(?:pages-config\/(?:schema\/|translated\/|MANUAL\.md$)|site\/generated\/)/,
  /** Beside the texts in them. */
  documents:
    /^(?:package-lock\.json$|node_modules\/|design-system\/(?:theme|themes|tokens)\/|generator\/(?:i18n|markdown)\/|pages-config\/(?:content\/|manuals\/|[^/]+\.json$)|site\/(?:data|scripts|public\/(?:documents|pictures))\/|site\/generated\/documents\.json$)/,
  /** Files for visitors, as they are. */
  public: /^site\/public\//,
  published: /^site\/(?:generated\/documents\.json$|public\/documents\/)/,
  bundle:
    /^(?:(?:package|package-lock|tsconfig)\.json$|node_modules\/|design-system\/|site\/[^/]+\.tsx?$|site\/(?:app|data|generated|sections)\/|site\/scripts\/(?:siteTheme\.ts$|build\/(?!steps\/)))/,
  share:
    /^(?:package-lock\.json$|node_modules\/|design-system\/(?:theme|themes|tokens)\/|pages-config\/[^/]+\.json$|site\/(?:data|scripts|public\/pictures)\/)/,
  licences:
    /^(?:package-lock\.json$|package\.json$|node_modules\/|design-system\/themes\/|site\/scripts\/build\/)/,
} satisfies Record<string, RegExp>

type FileSet = keyof typeof fileSets

const folders = ['design-system', 'generator', 'pages-config', 'site']
// npm lists the packages that are installed in the last.
const topFiles = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'node_modules/.package-lock.json',
]
/** Written by a build, or read by none. */
const skippedFolders: ReadonlySet<string> = new Set(
  ['dist', '.react-router', 'imagery', 'deploy', 'editor'].map((name) => `site/${name}`),
)
const isRead = (name: string): boolean => !/\.test\.|\/\./.test(name)

/**
 * Content digests of everything that a build reads. A file is read once: one that is saved during a build counts as changed in the
 * next.
 */
export class BuildInputDigests {
  readonly #top: string
  /** Content digest by path; undefined until a set with the file is asked for. */
  readonly #files = new Map<string, string | undefined>()

  constructor(top: string) {
    this.#top = top
    this.refresh('build')
  }

  /** Reads the files of a set again, which a step has written. */
  refresh(set: FileSet): void {
    const pattern = fileSets[set]
    for (const name of this.#files.keys()) if (pattern.test(name)) this.#files.delete(name)
    for (const name of this.#names()) if (pattern.test(name)) this.#files.set(name, undefined)
  }

  /** Returns the digest of the names and contents of a set of files, and of other inputs. */
  digest(set: FileSet, others: readonly string[] = [], isListed = (_name: string) => true): string {
    const pattern = fileSets[set]
    const names = [...this.#files.keys()].filter((name) => pattern.test(name) && isListed(name))
    const lines = names.toSorted().map((name) => `${name} ${this.#digestOf(name)}`)
    return hash('sha256', [process.version, ...others, ...lines].join('\n'))
  }

  #digestOf(name: string): string {
    const digest = this.#files.get(name) ?? hash('sha256', readFileSync(join(this.#top, name)))
    this.#files.set(name, digest)
    return digest
  }

  #names(): readonly string[] {
    const own = topFiles.filter((name) => existsSync(join(this.#top, name)))
    return [...own, ...folders.flatMap((folder) => this.#namesBelow(folder))]
  }

  #namesBelow(folder: string): readonly string[] {
    if (skippedFolders.has(folder) || !existsSync(join(this.#top, folder))) return []
    return readdirSync(join(this.#top, folder), { withFileTypes: true }).flatMap((entry) => {
      const name = `${folder}/${entry.name}`
      if (entry.isDirectory()) return this.#namesBelow(name)
      return entry.isFile() && isRead(name) ? name : []
    })
  }
}
