import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import type { ShareImage } from '#data/pages/shareImages.ts'

const top = join(import.meta.dirname, '../../..')

/** Renders share images on request in development. */
export function devShareImagesPlugin(): Plugin {
  return {
    name: 'share-images',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/share', (request, response, next) => {
        renderShareImage(server, request.originalUrl ?? '')
          .then((file) => {
            if (file === undefined) return next()
            response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(readFileSync(file))
          })
          .catch(next)
      })
    },
  }
}

/** Returns the file of a share image by URL path, if a page uses it. */
async function renderShareImage(
  { environments: { ssr } }: ViteDevServer,
  address: string,
): Promise<string | undefined> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) return undefined
  const load = <T>(id: string) => ssr.runner.import<T>(join(top, id))
  const { listShareImages } = await load<{
    listShareImages: () => ReadonlyMap<string, ShareImage>
  }>('site/app/seo/shareImages.server.ts')
  const images = listShareImages()
  if (!images.has(address)) return undefined
  const { site } = await load<{ site: { brand: { name: string } } }>('site/generated/site.ts')
  const { name } = site.brand
  // Lazily imported, so that the image library does not delay the first page.
  const { drawShareImages } = await import('../shareImages.ts')
  const { files } = await drawShareImages({ top, name, images, only: address })
  return files.get(address)
}
