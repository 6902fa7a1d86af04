import { getPublishedPageId } from '#data/pages/draftVersion.ts'
import { isDraftPage } from '../../plan/addresses.ts'
import { locateProblemAtFileStart, locateProblem } from '../../input/json.ts'
import type { ProjectCheck } from '../check.ts'

const code = 'draft-version'

/** Requires a draft version to stand beside a published page, to be a draft, and to leave old addresses to the page. */
export const checkDraftVersions: ProjectCheck = function* ({ pages }) {
  for (const page of pages) {
    const id = getPublishedPageId(page.id)
    if (id === undefined) continue
    const published = pages.find((other) => other.id === id)
    if (!published || isDraftPage(published) || published.config?.data)
      yield locateProblemAtFileStart(page.name, {
        code,
        what: published
          ? `${published.name} cannot have a draft beside it: it is ${published.config?.data ? 'the page of a collection' : 'a draft itself'}.`
          : `There is no page pages-config/pages/${id}.json that this could be the draft of.`,
        fix: 'Rename the file, or remove it.',
      })
    if (!page.file) continue
    if (!isDraftPage(page))
      yield locateProblem(page.file, [], {
        code,
        what: 'The draft of a published page needs "draft": true.',
        fix: `Add it; or move the file over pages-config/pages/${id}.json, to publish it.`,
      })
    if (page.config?.redirectFrom)
      yield locateProblem(page.file, ['redirectFrom'], {
        code,
        what: 'Old addresses belong to the published page.',
        fix: `Take "redirectFrom" out: it stands in pages-config/pages/${id}.json.`,
      })
  }
}
