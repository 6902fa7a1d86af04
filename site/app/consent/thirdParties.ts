import type { ConsentResponse, ConsentSignals } from '#data/consent/thirdParties.ts'
import { fetchSiteFile } from '../client/siteClient.ts'

type Tag = ConsentResponse['tags'][number]

const denied: ConsentSignals = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
}

/** Global variables that the tags read; the names are defined by the providers. */
interface TagWindow {
  dataLayer?: unknown[]
  _linkedin_data_partner_ids?: string[]
}

/** Loads the allowed third parties; consent signals are queued before their scripts. */
export async function loadThirdPartyScripts(): Promise<void> {
  const { signals, tags } = (await fetchSiteFile('/consent.json')) as ConsentResponse
  if (tags.length === 0) return
  const tagWindow = window as TagWindow
  const queue = (tagWindow.dataLayer ??= [])
  // The tags require the `arguments` object instead of an array.
  const pushArguments: (...words: readonly unknown[]) => void = function () {
    queue.push(arguments)
  }
  pushArguments('consent', 'default', denied)
  pushArguments('consent', 'update', signals)
  for (const tag of tags) {
    if (tag.name === 'tag-manager') queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    if (tag.name === 'ad-tracker') {
      pushArguments('js', new Date())
      pushArguments('config', tag.id)
    }
    if (tag.name === 'network-tag') tagWindow._linkedin_data_partner_ids = [tag.id]
    appendScript(tag)
  }
}

function appendScript({ script }: Tag): void {
  const element = document.createElement('script')
  element.async = true
  element.src = script
  document.head.append(element)
}
