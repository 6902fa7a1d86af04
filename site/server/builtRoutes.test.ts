import {
  createRequestHandler,
  type HandleDocumentRequestFunction,
  useLoaderData,
} from 'react-router'
import { expect, it } from 'vitest'
import type { RouteEntry } from '#data/routeTable.ts'
import { type BundledApp, withBuiltRoutes } from './builtRoutes.ts'

const loader = () => 'loaded'

const matched = ((_request, _status, _headers, { staticHandlerContext }) =>
  new Response(
    staticHandlerContext.matches.map(({ route }) => route.id).join(' '),
  )) satisfies HandleDocumentRequestFunction

/** A bundle that answers with the route it matched; beside the built page it has one of React Router's own. */
const build = {
  entry: {
    module: {
      default: matched,
      builtPages: { home: { module: { default: useLoaderData, loader }, css: ['/assets/a.css'] } },
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    'en/login': { id: 'en/login', parentId: 'root', path: 'en/login', module: { default: () => null, loader } }, // prettier-ignore
  },
  assets: { routes: { root: {}, 'en/login': {} }, entry: { imports: [], module: '' }, url: '', version: '' }, // prettier-ignore
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  isSpaMode: false,
  ssr: true,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as BundledApp

const entry = (
  page: string,
  locale: RouteEntry['locale'],
  path: string,
  mode: RouteEntry['mode'],
) => ({ page, locale, path, mode }) as RouteEntry

const whole = withBuiltRoutes(build, [
  entry('home', 'fr', '/', 'built'),
  entry('home', 'de', '/de', 'built'),
  entry('login', 'en', '/en/login', 'app'),
])

it('answers at every variant of a built page and leaves what React Router has bundled', async () => {
  const handler = createRequestHandler(whole, 'production')
  const matchedBy = async (path: string) =>
    (await handler(new Request(new URL(path, 'http://localhost')))).text()
  expect(await matchedBy('/')).toBe('root fr/home')
  expect(await matchedBy('/de')).toBe('root de/home')
  expect(await matchedBy('/en/login')).toBe('root en/login')
})

it('gives every variant the style sheets of its page', () => {
  expect(whole.assets.routes['de/home']?.css).toEqual(['/assets/a.css'])
  expect(whole.assets.routes['en/login']).toBe(build.assets.routes['en/login'])
})
