import { siteApiClient } from './siteClient.ts'

/** Reports an error of this page to the server, without any input of the visitor. */
export async function reportError(error: unknown): Promise<void> {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
  const report = {
    message: message.slice(0, 500),
    stack: (stack ?? '').slice(0, 2000),
    page: location.pathname.slice(0, 200),
  }
  await siteApiClient.post('/client-errors', report, { keepalive: true })
}
