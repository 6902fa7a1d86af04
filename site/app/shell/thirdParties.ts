import type { ConsentAnswer, ConsentSignals } from '#data/thirdParties.ts'

type Tag = ConsentAnswer['tags'][number]

const denied: ConsentSignals = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
}

/** What tags of the two kinds read when they come; their names are the providers'. */
interface TagWindow {
  dataLayer?: unknown[]
  _linkedin_data_partner_ids?: string[]
}

/** Loads the third parties that the visitor allowed; each hears of the consent before anything else. */
export async function loadThirdParties(): Promise<void> {
  const answer = await fetch('/consent.json')
  if (!answer.ok) return
  const { signals, tags } = (await answer.json()) as ConsentAnswer
  if (tags.length === 0) return
  const own = window as TagWindow
  const queue = (own.dataLayer ??= [])
  // Tags read the list of arguments itself, not an array.
  const say: (...words: readonly unknown[]) => void = function () {
    queue.push(arguments)
  }
  say('consent', 'default', denied)
  say('consent', 'update', signals)
  for (const tag of tags) {
    if (tag.name === 'tag-manager') queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    if (tag.name === 'ad-tracker') {
      say('js', new Date())
      say('config', tag.id)
    }
    if (tag.name === 'network-tag') own._linkedin_data_partner_ids = [tag.id]
    add(tag)
  }
}

function add({ script }: Tag): void {
  const element = document.createElement('script')
  element.async = true
  element.src = script
  document.head.append(element)
}
