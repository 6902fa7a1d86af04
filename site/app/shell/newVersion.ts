import { toast, words } from './toasts.ts'

const hour = 3_600_000

/** The build this page is of, as its server said; nothing where the browser keeps that to itself. */
function ownBuild(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming.find(({ name }) => name === 'build')?.description
}

/** Asks for the newest build now and every hour, and offers to load the page anew once there is another one. */
export async function watchVersion(): Promise<void> {
  const isNew = await hasNewVersion()
  if (!isNew) setTimeout(() => void watchVersion(), hour)
  else offerReload()
}

async function hasNewVersion(): Promise<boolean> {
  const own = ownBuild()
  if (own === undefined) return false
  try {
    const answer = await fetch(`/builds/latest.json?t=${Date.now()}`)
    const { id } = (await answer.json()) as { id: string }
    return answer.ok && id !== own
  } catch {
    // No network, or a server that is being replaced: the next hour will tell.
    return false
  }
}

function offerReload(): void {
  const content = document.createElement('span')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = words['update.reload']
  button.addEventListener('click', () => location.reload())
  content.append(words['update.available'], ' ', button)
  toast({ type: 'info', content, duration: 0 })
}
