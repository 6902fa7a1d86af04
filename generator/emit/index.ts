import { posix } from 'node:path'
import { generatedFolder, jsonSchemaFolder } from '../run/folders.ts'
import { memoizeByDependencies, memoize } from '../run/memo.ts'
import type { SitePlan } from '../plan/plan.ts'
import type { Project } from '../input/project.ts'
import { authorManualPath } from '../problems/rules.ts'
import type { OutputFolderContents } from '../run/write.ts'
import { emitSiteData } from './data.ts'
import { emitJsonSchemas } from './jsonSchema.ts'
import { emitAuthorManual } from './manual.ts'
import { emitMeasuredMediaFiles } from './media.ts'
import { emitPageModule } from './page.ts'
import { emitScriptMessages } from './scriptMessages.ts'
import { emitSpeculationRules } from './speculation.ts'
import { emitPageStory, getPageStoryPath } from './story.ts'
import { emitSiteTables } from './tables.ts'

/** Measurements of typeset documents, which `site/scripts/documents` writes. */
const documentsFile = 'documents.json'

const pageCode = memoize(emitPageModule)
const storyCode = memoize(emitPageStory)
const manualText = memoizeByDependencies<string>()

/** Emits the code and data of the site of a plan. */
export function emitSiteFiles(plan: SitePlan, project: Project): OutputFolderContents {
  const pages = plan.pages.map((page) => [page.module, pageCode(page)] as const)
  const stories = plan.pages.map((page) => [getPageStoryPath(page), storyCode(page)] as const)
  const files = new Map([
    ...pages,
    ...stories,
    ...emitSiteData(plan, project),
    ...emitMeasuredMediaFiles(project),
    ...emitSiteTables(plan, project),
    ...emitSpeculationRules(plan),
    ...emitScriptMessages(project),
  ])
  return { folder: generatedFolder, files, kept: new Map([[documentsFile, '{}\n']]) }
}

/** Emits what helps page authors: schemas for their editors and the manual. */
export function emitAuthorFiles(project: Project): {
  schemas: OutputFolderContents
  manual: OutputFolderContents
} {
  return {
    schemas: { folder: jsonSchemaFolder, files: emitJsonSchemas(project) },
    manual: {
      folder: posix.dirname(authorManualPath),
      files: new Map([
        [posix.basename(authorManualPath), manualText(emitAuthorManual, [], emitAuthorManual)],
      ]),
      shared: true,
    },
  }
}
