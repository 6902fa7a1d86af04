import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'
import type { ShareImage } from '#data/shareImages.ts'
import { drawShareImages } from './shareImages.ts'

const top = join(import.meta.dirname, '../..')

/** In development a picture for sharing is drawn when it is asked for. */
export function devShareImages(): Plugin {
  return {
    name: 'share-images',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/share', (request, response, next) => {
        drawn(server, request.originalUrl ?? '')
          .then((file) => {
            if (file === undefined) return next()
            response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(readFileSync(file))
          })
          .catch(next)
      })
    },
  }
}

/** The file of the picture at an address, if a page is shared with it. */
async function drawn(
  { environments: { ssr } }: ViteDevServer,
  address: string,
): Promise<string | undefined> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) return undefined
  const load = <T>(id: string) => ssr.runner.import<T>(join(top, id))
  const { shareImages } = await load<{ shareImages: () => ReadonlyMap<string, ShareImage> }>(
    'site/app/share.server.ts',
  )
  const image = shareImages().get(address)
  if (!image) return undefined
  const { site } = await load<{ site: { brand: { name: string } } }>('site/generated/site.ts')
  const { name } = site.brand
  const { files } = await drawShareImages({ top, name, images: new Map([[address, image]]) })
  return files.get(address)
}
