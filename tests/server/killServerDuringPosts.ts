import { createRequestSender } from './client.ts'
import { spawnSite } from './spawnSite.ts'
import { postEnquiry } from './visitors.ts'

interface KillOptions {
  readonly posts: number
  readonly kills: number
  /** Environment of the site's process. */
  readonly settings: Readonly<Record<string, string>>
  /**
   * Kills something else than the process, for the nth time; if left out, or if it returns `false`, the process is
   * killed.
   */
  readonly killOther?: (nth: number) => Promise<boolean>
}

/**
 * Posts enquiries while processes are killed with SIGKILL; visitors repeat theirs until they are acknowledged. Returns
 * the references by visitor.
 */
export async function killServerDuringPosts({
  posts,
  kills,
  settings,
  killOther = () => Promise.resolve(false),
}: KillOptions): Promise<ReadonlyMap<number, string>> {
  const start = async () => {
    const site = await spawnSite(settings)
    return { ...site, ask: createRequestSender(site.port) }
  }
  let site = await start()
  const acknowledged = new Map<number, string>()
  let killed = 0
  let killing: Promise<void> | undefined
  const kill = async () => {
    if (!(await killOther(killed))) {
      await site.end('SIGKILL')
      site = await start()
    }
    killed++
    killing = undefined
  }
  const visitors = Array.from({ length: posts }, (_, n) => n).values()
  const visit = async () => {
    for (const n of visitors) {
      // A visitor posts the same form again until there is a response.
      while (!acknowledged.has(n)) {
        await killing
        const answer = await postEnquiry(site.ask, n).catch(() => undefined)
        if (answer?.status === 201) acknowledged.set(n, String(JSON.parse(answer.text).reference))
      }
      if (acknowledged.size >= ((killed + 1) * posts) / (kills + 1) && killed < kills)
        killing ??= kill()
    }
  }
  await Promise.all(Array.from({ length: 8 }, visit))
  await killing
  await site.end('SIGKILL')
  if (killed !== kills) throw new Error(`${killed} of ${kills} kills`)
  return acknowledged
}
