/** What the server answers to a visitor who reads French and has no cookies. */
export interface Fetched {
  readonly status: number
  /** Path it led to. */
  readonly path: string
  readonly text: string
}

const atOnce = 8
const answers = new Map<string, Promise<Fetched>>()

/** The answers to many addresses, by address; each is asked for once by a worker. */
export async function fetchAll(urls: Iterable<string>): Promise<ReadonlyMap<string, Fetched>> {
  const queue = new Set(urls).values()
  const found = new Map<string, Fetched>()
  const work = async () => {
    for (const url of queue) {
      const answer = answers.get(url) ?? ask(url)
      answers.set(url, answer)
      found.set(url, await answer)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

async function ask(url: string): Promise<Fetched> {
  const answer = await fetch(url, { headers: { 'accept-language': 'fr-FR' } })
  return { status: answer.status, path: new URL(answer.url).pathname, text: await answer.text() }
}
