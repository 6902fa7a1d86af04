import { posix } from 'node:path'
import { generatedFolder, schemaFolder } from '../folders.ts'
import { keeper, once } from '../keeper.ts'
import type { Plan } from '../plan.ts'
import type { Project } from '../project.ts'
import { manual } from '../rules.ts'
import type { Output } from '../write.ts'
import { emitData } from './data.ts'
import { emitSchemas } from './jsonSchema.ts'
import { emitManual } from './manual.ts'
import { emitMedia } from './media.ts'
import { emitPage } from './page.ts'
import { emitScriptWords } from './scriptWords.ts'
import { emitSpeculation } from './speculation.ts'
import { emitStory, storyFile } from './story.ts'
import { emitTables } from './tables.ts'

/** What `site/scripts/documents` measures of the files it typesets. */
const documentsFile = 'documents.json'

const pageCode = once(emitPage)
const storyCode = once(emitStory)
const manualText = keeper<string>()

/** Everything that is written for a plan. */
export function emit(
  plan: Plan,
  project: Project,
): { generated: Output; schemas: Output; manual: Output } {
  const pages = plan.pages.map((page) => [page.module, pageCode(page)] as const)
  const stories = plan.pages.map((page) => [storyFile(page), storyCode(page)] as const)
  const files = new Map([
    ...pages,
    ...stories,
    ...emitData(plan, project),
    ...emitMedia(project),
    ...emitTables(plan, project),
    ...emitSpeculation(plan),
    ...emitScriptWords(project),
  ])
  return {
    generated: { folder: generatedFolder, files, kept: new Map([[documentsFile, '{}\n']]) },
    schemas: { folder: schemaFolder, files: emitSchemas(project) },
    manual: {
      folder: posix.dirname(manual),
      files: new Map([[posix.basename(manual), manualText(emitManual, [], emitManual)]]),
      shared: true,
    },
  }
}
