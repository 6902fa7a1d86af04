import { posix } from 'node:path'
import { generatedFolder, schemaFolder } from '../run/folders.ts'
import { memoizeByDependencies, memoize } from '../run/memo.ts'
import type { Plan } from '../plan/plan.ts'
import type { Project } from '../input/project.ts'
import { manual } from '../problems/rules.ts'
import type { Output } from '../run/write.ts'
import { emitData } from './data.ts'
import { emitSchemas } from './jsonSchema.ts'
import { emitManual } from './manual.ts'
import { emitMedia } from './media.ts'
import { emitPage } from './page.ts'
import { emitScriptMessages } from './scriptMessages.ts'
import { emitSpeculation } from './speculation.ts'
import { emitStory, storyFile } from './story.ts'
import { emitTables } from './tables.ts'

/** Measurements of typeset documents, which `site/scripts/documents` writes. */
const documentsFile = 'documents.json'

const pageCode = memoize(emitPage)
const storyCode = memoize(emitStory)
const manualText = memoizeByDependencies<string>()

/** Emits all files of a plan. */
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
    ...emitScriptMessages(project),
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
