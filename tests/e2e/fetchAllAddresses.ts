/** Response to a French visitor without cookies. */
export interface FetchedResponse {
  readonly status: number
  /** Path after redirects. */
  readonly path: string
  readonly text: string
}

const concurrency = 8
const answers = new Map<string, Promise<FetchedResponse>>()

/** Fetches many addresses concurrently; each is fetched once per worker process. */
export async function fetchAllAddresses(
  urls: Iterable<string>,
): Promise<ReadonlyMap<string, FetchedResponse>> {
  const queue = new Set(urls).values()
  const found = new Map<string, FetchedResponse>()
  const work = async () => {
    for (const url of queue) {
      const answer = answers.get(url) ?? fetchOne(url)
      answers.set(url, answer)
      found.set(url, await answer)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return found
}

async function fetchOne(url: string): Promise<FetchedResponse> {
  // A client address per page: one address gets a limited number of pages rendered.
  const address = `10.${[0, 1, 2].map((n) => (answers.size >> (8 * n)) & 255).join('.')}`
  const headers = { 'accept-language': 'fr-FR', 'x-forwarded-for': address }
  const answer = await fetch(url, { headers })
  return { status: answer.status, path: new URL(answer.url).pathname, text: await answer.text() }
}
