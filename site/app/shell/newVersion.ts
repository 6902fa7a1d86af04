import { getLatestBuild, getCurrentBuildId } from '../client/buildFiles.ts'
import { showToast, messages } from './toasts.ts'

const hour = 3_600_000

/** Checks for a new build now and every hour, and offers to reload the page once there is one. */
export async function checkForNewVersion(): Promise<void> {
  const isNew = await hasNewVersion()
  if (!isNew) setTimeout(() => void checkForNewVersion(), hour)
  else offerReload()
}

async function hasNewVersion(): Promise<boolean> {
  const own = getCurrentBuildId()
  if (own === undefined) return false
  try {
    const { id } = await getLatestBuild()
    return id !== own
  } catch {
    // No network, or a deployment in progress: the check is repeated in an hour.
    return false
  }
}

function offerReload(): void {
  const content = document.createElement('span')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = messages['update.reload']
  button.addEventListener('click', () => location.reload())
  content.append(messages['update.available'], ' ', button)
  showToast({ type: 'info', content, duration: 0 })
}
