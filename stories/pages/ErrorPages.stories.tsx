import { ErrorPage, errorPageHandle } from '#app/document/ErrorPage.tsx'
import type { PageStory } from './SitePage.tsx'

export default {
  title: 'Pages/error',
  // Pages are tested on the server.
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
}

/** Creates the story of the error page of a status. */
const errorPage = (status: number) => {
  const page: PageStory = {
    route: { default: () => <ErrorPage status={status} />, handle: errorPageHandle },
    path: '/produkcts',
    records: {},
  }
  return { parameters: { page } }
}

export const NotFound = errorPage(404)
export const ServerError = errorPage(500)
