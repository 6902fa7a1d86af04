import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { BuildCompletion } from '#server/pages/site.ts'
import { loadServerBundle } from './prerender.ts'

const top = join(import.meta.dirname, '../../..')
const lowestPriority = 19

let fileOfDocument: ((path: string) => Promise<string> | undefined) | undefined

/** Completes a build of which only the pages are there, while they are served. */
export const backgroundBuildCompletion: BuildCompletion = {
  /** Runs the whole build in a process with low priority, which ends with this one. */
  finish: async () => {
    const child = spawn(process.execPath, [join(top, 'site/scripts/build.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (child.pid !== undefined) setPriority(child.pid, lowestPriority)
    const stop = () => child.kill()
    process.once('exit', stop)
    const [code] = await once(child, 'exit')
    process.off('exit', stop)
    if (code !== 0) throw new Error(`The build ended with ${code}`)
  },
  // Imported late: the first page waits for neither of them.
  fileOf: async (path) => {
    if (path.startsWith('/share/')) return shareImageFile(path)
    if (!path.startsWith('/documents/')) return undefined
    fileOfDocument ??= (await import('../documents.ts')).createDocumentRenderer(top)
    return fileOfDocument(path)
  },
}

/** Draws the picture of a URL path and returns its file, if a page shares it. */
async function shareImageFile(path: string): Promise<string | undefined> {
  const { entry } = await loadServerBundle(join(top, 'site/dist'))
  const images = entry.listShareImages()
  if (!images.has(path)) return undefined
  const { drawShareImages } = await import('../shareImages.ts')
  const { site } = await import('#generated/site.ts')
  const { name } = site.brand
  const { files } = await drawShareImages({ top, name, images, only: path })
  return files.get(path)
}
