import { planNewPage, type NewPagePlan } from '#generator/commands/new/newPage.ts'
import type { ProjectSources } from '#generator/input/read.ts'
import { formatJson, updateJsonText } from '../edit/jsonText.ts'
import { setCatalogueMessages } from '../edit/unsavedFiles.ts'
import type { PageWithJsonFile } from './plannedFiles.ts'

/** Fields that belong to one page alone. */
const ownFields: ReadonlySet<string> = new Set(['redirectFrom', 'publishAt', 'expiresAt'])

/**
 * Plans a copy of a page as a draft with a title and description of its own. Its sections show the messages of the
 * original until the author makes them their own: copied sentences would be repeated text.
 */
export function planPageDuplication(
  page: PageWithJsonFile,
  path: string,
  sources: ProjectSources,
  top: string,
): NewPagePlan {
  const planned = planNewPage(path, sources, top)
  if ('failure' in planned) return planned
  const file = `pages-config/pages${path}.json`
  const created = JSON.parse(planned.files.get(file) ?? '{}') as Config
  const { $schema, title, description } = created
  const entries = Object.entries(page.file.value as Config).filter(([name]) => !ownFields.has(name))
  const { sections, ...head } = Object.fromEntries(entries)
  const copy = { ...head, $schema, title, description, draft: true, sections }
  const files = new Map(
    [...planned.files].map(([name, text]) => [
      name,
      name === file ? `${formatJson(copy)}\n` : withoutHeader(text, created),
    ]),
  )
  return { files }
}

type Config = Readonly<Record<string, unknown>>

/** Removes the messages of the header that a new page begins with. */
function withoutHeader(catalogue: string, { sections }: Config): string {
  const [header = {}] = sections as readonly Config[]
  const ids = [header['title'], header['lead']].map((id) => [String(id), undefined] as const)
  return updateJsonText(catalogue, setCatalogueMessages(JSON.parse(catalogue) as Config, ids))
}
