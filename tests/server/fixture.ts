import { createHash } from 'node:crypto'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import {
  createContext,
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { requestFormAction } from '#app/forms/formActions.server.ts'
import { forwardLoaderHeaders, respondUnderMaintenance } from '#app/pages/maintenance.server.ts'
import { findRouteMiddleware } from '#app/pages/middleware.server.ts'
import { forwardActionHeaders } from '#app/forms/formPosts.server.ts'
import { createPageContext } from '#app/pages/requestContext.ts'
import { signInAction } from '#app/account/signInActions.server.ts'
import type { CurrentAgreementDocument } from '#data/account/agreements.ts'
import {
  pageBodiesFileName,
  type BuiltPageBodyRanges,
  type BuiltSiteManifest,
  type ByteRange,
} from '#data/pages/builtSite.ts'
import { createFlashCookie } from '#data/consent/cookies.ts'
import { localeCodes, localizePath } from '#data/locale/locales.ts'
import type { RequestContext } from '#data/pages/requestContext.ts'
import type { RouteEntry } from '#data/pages/routeTable.ts'
import type { LaunchSettings } from '#server/pages/site.ts'
import type { ServerAppBuild } from '#server/pages/site.ts'

const filler = 'Daylight, kept. '.repeat(200)
export const scriptHash = "'sha256-fixture'"
const styleHash = "'sha256-style'"
export const germanScriptHash = "'sha256-german'"
export const buildId = 'fixture-1'
export const testPictureBytes = Buffer.from(Array.from({ length: 2000 }, (_, index) => index % 251))

const page = (path: string, part: Partial<RouteEntry>): readonly RouteEntry[] =>
  localeCodes.map((locale) => ({
    page: path === '/' ? 'index' : path.slice(1),
    locale,
    path: localizePath(locale, path),
    addresses: [localizePath(locale, path)],
    mode: 'built',
    class: 'marketing',
    query: [],
    posts: false,
    noindex: false,
    ...part,
  }))

export const routes: readonly RouteEntry[] = [
  ...page('/', {}),
  ...page('/about-us', {}),
  ...page('/platform/ECOS', {}),
  ...page('/explore/news', { mode: 'request', query: ['page'] }),
  ...page('/newsletter', { mode: 'request', posts: true }),
  ...page('/contact-us', { mode: 'request', class: 'sensitive', posts: true }),
  ...page('/login', { mode: 'app', class: 'sensitive', posts: true }),
  ...page('/broken', { mode: 'request' }),
  ...page('/closed', { mode: 'request' }),
]

/** Pages that require a signed link. */
export const testDraftRoutes: readonly RouteEntry[] = page('/solutions/agri-ess', { noindex: true })

export const testLaunchSettings: LaunchSettings = {
  redirects: [
    { from: '/old', to: '/about-us', status: 301 },
    { from: '/shop', to: 'https://shop.example/felcera', status: 307 },
  ],
  legacyWords: ['company', 'vpp'],
  hosts: { main: 'www.felcera.example', secondary: ['old.felcera.example'] },
  missingLaunchEntries: { operator: ['company'], counsel: ['terms'] },
}

/** Versions of the documents that accounts accept in tests. */
const documents: readonly CurrentAgreementDocument[] = [
  { document: 'service-agreement', version: '1.0', since: '2026-01-01' },
  { document: 'privacy-policy', version: '1.0', since: '2026-01-01' },
]

export { messages } from '#generated/messages.ts'

const requestContext = createContext<RequestContext>()
const nothing = () => null

const action = async ({ request }: ActionFunctionArgs) => {
  const form = await request.formData()
  if (form.get('email') === 'a@b.example')
    return redirect('//evil.example/thanks', {
      status: 303,
      headers: { 'Set-Cookie': createFlashCookie('newsletter.check-mail') },
    })
  return data({ kept: form.get('email') }, { status: 422 })
}

type Loader = (path: string, args: LoaderFunctionArgs) => unknown

const draft = 'solutions/agri-ess'
const paths = [
  'explore/news',
  'newsletter',
  'contact-us',
  'login',
  'broken',
  'closed',
  'about-us',
  draft,
]
const loaders: ReadonlyMap<string, Loader> = new Map<string, Loader>([
  [
    'broken',
    () => {
      throw new Error('This page is broken for someone@private.example')
    },
  ],
  ['closed', respondUnderMaintenance],
  [
    draft,
    (path, { context }) => {
      if (!context.get(requestContext).mayPreview) throw data(null, { status: 404 })
      return { path }
    },
  ],
])
const pageRoute = (path: string, prefix: string) => {
  const id = prefix + path
  const load = loaders.get(path) ?? (() => ({ path }))
  const module = {
    default: nothing,
    loader: (args: LoaderFunctionArgs) => load(path, args),
    ...(path === 'newsletter' ? { action, middleware: findRouteMiddleware(['no-referrer']) } : {}),
    ...(path === 'login' ? { action: signInAction, headers: forwardActionHeaders } : {}),
    ...(path === 'contact-us'
      ? {
          action: (args: ActionFunctionArgs) => requestFormAction(args, { form: 'contact' }),
          headers: forwardActionHeaders,
        }
      : {}),
    ...(path === 'closed' ? { headers: forwardLoaderHeaders } : {}),
  }
  return [id, { id, parentId: 'root', path: id, module }] as const
}

/** The smallest server build that React Router's handler accepts. */
export const testServerBuild: ServerAppBuild = {
  entry: {
    module: {
      createPageContext: (value) => {
        const provider = createPageContext(value)
        provider.set(requestContext, value)
        return provider
      },
      loadPage: (_route, _url, { flash, banner, requestId }) =>
        Promise.resolve({ flash, banner, requestId }),
      renderPage: (page, facts) =>
        Promise.resolve(`<!doctype html><pre>${JSON.stringify({ page, ...facts })}</pre>${filler}`),
      renderServerError: () => '<!doctype html>500',
      pageStyleSheets: {},
      currentDocuments: () => documents,
      listed: (name) =>
        name !== 'news'
          ? []
          : ([1, 2, 3, 4] as const).flatMap((websiteId) =>
              ['first', 'second'].map((id) => ({
                id,
                state: true,
                websiteId,
                title: `${id} on ${websiteId}`,
                summary: id,
                href: `/explore/news/${id}`,
                date: '2026-01-31',
              })),
            ),
      handleError: nothing,
      default: (request, status, headers, context, provider) => {
        const { nonce, flash, banner, requestId } = provider.get(requestContext)
        if (request.url.includes('last-resort')) throw new Error('The renderer is broken')
        const { loaderData, actionData } = context.staticHandlerContext
        const facts = JSON.stringify({ nonce, flash, banner, requestId, loaderData, actionData })
        headers.set('content-type', 'text/html; charset=utf-8')
        headers.set('x-private', 'not passed on')
        return new Response(`<!doctype html><pre>${facts}</pre>${filler}`, { status, headers })
      },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: nothing, ErrorBoundary: nothing } },
    ...Object.fromEntries(
      ['', 'de/', 'en/', 'cn/', 'au/'].flatMap((prefix) =>
        paths.map((path) => pageRoute(path, prefix)),
      ),
    ),
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}

/** Writes a build folder like the build or, if it is not complete, like the prerenderer before compression. */
export async function writeTestBuild({ complete = true } = {}): Promise<{
  dist: string
  remove: () => Promise<void>
}> {
  const dist = await mkdtemp(join(tmpdir(), 'felcera-dist-'))
  const write = async (name: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(dist, name)), { recursive: true })
    await writeFile(join(dist, name), content)
  }
  const parts: Buffer[] = []
  let end = 0
  const span = (bytes: Buffer): ByteRange => {
    parts.push(bytes)
    end += bytes.byteLength
    return [end - bytes.byteLength, bytes.byteLength]
  }
  const body = (content: string): BuiltPageBodyRanges => ({
    identity: span(Buffer.from(content)),
    ...(complete && { br: span(brotliCompressSync(content)), gzip: span(gzipSync(content)) }),
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  })
  const built = routes.filter(({ mode }) => mode === 'built').flatMap(({ addresses }) => addresses)
  const pages = built.map((path) => ({
    path,
    style: styleHash,
    banner: body(`<!doctype html>${path} asks ${filler}`),
    plain: body(`<!doctype html>${path} plain ${complete ? 'whole' : ''} ${filler}`),
    payload: body(JSON.stringify({ page: path, filler })),
  }))
  const descriptor: BuiltSiteManifest = {
    id: buildId,
    time: '2026-01-01T00:00:00Z',
    origin: 'http://localhost:3000',
    scriptHashes: { fr: [scriptHash], de: [germanScriptHash] },
    styles: {},
    styleRules: {},
    pages,
  }
  await write('site.json', JSON.stringify(descriptor))
  await write(pageBodiesFileName, Buffer.concat(parts))
  const script = `// ${filler}`
  await write('client/assets/shell-AbCd1234.js', script)
  if (complete) {
    await write('client/assets/shell-AbCd1234.js.br', brotliCompressSync(script))
    await write('client/assets/shell-AbCd1234.js.gz', gzipSync(script))
    await write('client/documents/smart-plug/datasheet-en-1.1.pdf', testPictureBytes)
  }
  await write('client/favicon.svg', `<svg xmlns="http://www.w3.org/2000/svg">${filler}</svg>`)
  await write('client/pictures/house-960.0a1b2c3d.webp', testPictureBytes)
  await write('client/about-us.html', 'never served')
  await write('client/.vite/manifest.json', '{}')
  return { dist, remove: () => rm(dist, { recursive: true, force: true, maxRetries: 5 }) }
}
