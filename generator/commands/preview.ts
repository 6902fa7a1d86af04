import { decodeAndCheckSources } from '../index.ts'
import { readProjectSources } from '../input/read.ts'
import { createPreviewLinks, previewLinkDays } from '../plan/previewLinks.ts'
import { type GeneratorCommand, createCommandFailure } from './command.ts'

/** Prints links that show a draft, or the draft version of a published page, on the server for a week. */
export const previewCommand: GeneratorCommand = {
  name: 'preview',
  parameters: ['<path>'],
  about: `prints links that show a draft on the server for ${previewLinkDays} days; requires PREVIEW_SECRET and ORIGIN`,
  run: async ([path = ''], { top }) => {
    const { project } = decodeAndCheckSources(readProjectSources(top))
    const created = await createPreviewLinks(path, project, process.env)
    if ('what' in created) return createCommandFailure(created.what, created.fix)
    const links = created.links.map(({ href }) => href)
    const until = created.until.toISOString()
    return {
      status: 0,
      text: `${links.join('\n')}\nThey are valid until ${until}.\n`,
      data: { links, until },
    }
  },
}
