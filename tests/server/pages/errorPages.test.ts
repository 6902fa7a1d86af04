import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { unavailablePageServices } from '#data/api/serverPort.ts'
import { formatRouteId } from '#data/pages/routeTable.ts'
import { routes } from '#generated/routes.ts'
import { makeServerPageRenderer } from '#server/pages/renderer.ts'
import type { ServerAppBuild } from '#server/pages/site.ts'

const bundle = join(import.meta.dirname, '../../../site/dist/server/index.js')

const context = {
  requestId: 'request-1',
  now: 0,
  nonce: '',
  banner: false,
  flash: undefined,
  consent: undefined,
  calls: unavailablePageServices,
}
const loader = () => {
  throw new Error('broken')
}

/** Renders an address with the built app; the loader of one page fails. */
async function renderWithBroken(id: string, path: string) {
  const build = (await import(pathToFileURL(bundle).href)) as ServerAppBuild
  const url = `http://localhost${path}`
  const built = routes.find((route) => formatRouteId(route) === id && route.mode === 'built')
  const render = makeServerPageRenderer(built ? withBrokenTable(build) : withBrokenRoute(build, id))
  const asked = { url, headers: {}, context, ...(built && { built }) }
  const { status, content } = await Effect.runPromise(render(asked))
  return { status, html: new TextDecoder().decode(content) }
}

const withBrokenTable = (build: ServerAppBuild): ServerAppBuild => ({
  ...build,
  entry: { module: { ...build.entry.module, loadPage: () => Promise.resolve().then(loader) } },
})

function withBrokenRoute(build: ServerAppBuild, id: string): ServerAppBuild {
  const route = build.routes[id]
  if (!route) throw new Error(`There is no route "${id}"`)
  const broken = { ...route, module: { ...route.module, loader } }
  return { ...build, routes: { ...build.routes, [id]: broken } }
}

test.each([
  ['a built page', 'de/about-us', '/de/about-us'],
  ['a request page', 'de/newsletter', '/de/newsletter'],
  ['an app page', 'de/login', '/de/login'],
])('%s that fails is shown in the layout error, with its request id', async (_, id, path) => {
  const { status, html } = await renderWithBroken(id, path)
  expect(status).toBe(500)
  expect(html).toContain('data-layout="error"')
  expect(html).toContain('Interner Serverfehler')
  expect(html).toContain('request-1')
  expect(html).toContain('<footer')
  expect(html).toContain('content="noindex"')
  expect(html).not.toMatch(/data-marketing|\/api\/pixels|speculationrules/)
})
