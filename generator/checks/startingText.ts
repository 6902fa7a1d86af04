import { isStartingText } from '../commands/startingTexts.ts'
import { problemAt } from '../json.ts'
import type { Check } from './check.ts'

/** What `new page` wrote so that there is something to see is no text for visitors. */
export const startingText: Check = function* ({ catalogues, drafted }) {
  for (const { file, messages } of catalogues.values())
    for (const [id, { text }] of messages)
      if (isStartingText(text) && !drafted.has(id))
        yield problemAt(file, [id], {
          code: 'starting-text',
          what: 'This is still the text that `new page` wrote.',
          fix: 'Write your own, or keep "draft" in the page until you have it.',
        })
}
