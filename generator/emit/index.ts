import { posix } from 'node:path'
import { generatedFolder, schemaFolder } from '../run/folders.ts'
import { memoizeByDependencies, memoize } from '../run/memo.ts'
import type { SitePlan } from '../plan/plan.ts'
import type { Project } from '../input/project.ts'
import { authorManualPath } from '../problems/rules.ts'
import type { OutputFolder } from '../run/write.ts'
import { emitSiteData } from './data.ts'
import { emitSchemas } from './jsonSchema.ts'
import { emitManual } from './manual.ts'
import { emitMedia } from './media.ts'
import { emitPage } from './page.ts'
import { emitScriptMessages } from './scriptMessages.ts'
import { emitSpeculation } from './speculation.ts'
import { emitStory, pageStoryPath } from './story.ts'
import { emitSiteTables } from './tables.ts'

/** Measurements of typeset documents, which `site/scripts/documents` writes. */
const documentsFile = 'documents.json'

const pageCode = memoize(emitPage)
const storyCode = memoize(emitStory)
const manualText = memoizeByDependencies<string>()

/** Emits all files of a plan. */
export function emitSiteFiles(
  plan: SitePlan,
  project: Project,
): { generated: OutputFolder; schemas: OutputFolder; manual: OutputFolder } {
  const pages = plan.pages.map((page) => [page.module, pageCode(page)] as const)
  const stories = plan.pages.map((page) => [pageStoryPath(page), storyCode(page)] as const)
  const files = new Map([
    ...pages,
    ...stories,
    ...emitSiteData(plan, project),
    ...emitMedia(project),
    ...emitSiteTables(plan, project),
    ...emitSpeculation(plan),
    ...emitScriptMessages(project),
  ])
  return {
    generated: { folder: generatedFolder, files, kept: new Map([[documentsFile, '{}\n']]) },
    schemas: { folder: schemaFolder, files: emitSchemas(project) },
    manual: {
      folder: posix.dirname(authorManualPath),
      files: new Map([[posix.basename(authorManualPath), manualText(emitManual, [], emitManual)]]),
      shared: true,
    },
  }
}
