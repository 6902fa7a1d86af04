import type { LoaderFunctionArgs } from 'react-router'
import { splitLocaleFromPath } from '#data/locale/locales.ts'
import { loadShellResources } from '../messages/messages.server.ts'
import type { ShellData } from './pageData.ts'
import { requestContext } from './requestContext.ts'

/** Loads the data of the document around every page. */
export function loadShellData({
  url: { pathname, search },
  context,
}: Pick<LoaderFunctionArgs, 'url' | 'context'>): ShellData {
  const { locale } = splitLocaleFromPath(pathname)
  const { banner, requestId } = context.get(requestContext)
  return {
    locale,
    address: pathname + search,
    banner,
    requestId,
    words: loadShellResources(locale),
  }
}
