import { isDeepStrictEqual } from 'node:util'
import { finishInterruptedWrite } from '#generator/run/write.ts'
import { decodeAndCheckSources } from '#generator/index.ts'
import { getPagePath } from '#generator/plan/addresses.ts'
import { createPreviewLinks } from '#generator/plan/previewLinks.ts'
import { readProjectSources, type ProjectSources } from '#generator/input/read.ts'
import type { EditorCallResponse, EditorCallBody } from '../../api/calls.ts'
import type { RefusedSaveResult, SaveSummary } from '../../api/changes.ts'
import type { UnsavedPageState } from '../../api/page.ts'
import { describePageForEditor } from '../describe/describePageForEditor.ts'
import {
  type EditedFileWithJson,
  findEditedFile,
  getEditedFileName,
} from '../describe/editedFile.ts'
import { describeProblem } from '../describe/problems.ts'
import {
  describeSiteForEditor,
  type ExamplesBySection,
  loadSectionExamples,
} from '../describe/describeSiteForEditor.ts'
import { listPageMessageIds } from '../describe/pageMessages.ts'
import type { TranslationReviewPayload, UnsavedSiteTexts } from '../../api/translations.ts'
import { describeTranslations } from '../describe/translations.ts'
import { describeUnsavedChanges } from '../edit/describeUnsaved.ts'
import { NotJsonError, parseConfig } from '../edit/jsonText.ts'
import { applyUnsavedPageState, type ConflictResolutions } from '../edit/unsavedFiles.ts'
import { performPageOperation } from '../operations/performPageOperation.ts'
import { planPageOperation } from '../operations/planPageOperation.ts'
import { type NewPictureEntries, planPictureAddition } from '../pictures/planPictureAddition.ts'
import { type WrittenFileVersions, revertFiles } from '../edit/revertFiles.ts'
import type { WriteCallResult } from '../edit/writeCallResult.ts'
import { planTranslationReview } from '../edit/planTranslationReview.ts'
import { checkUnsavedTexts, saveUnsavedTexts } from './siteTexts.ts'
import {
  createNotJsonRefusal,
  writeConfigs,
  type ConfigWriteOutcome,
} from '../edit/writeConfigs.ts'

/** Most problems of an answer. */
const mostProblems = 200

/** Answer of a call on a page with a file that holds no object. */
export type RefusedSaveAnswer = typeof RefusedSaveResult.Type

/** Calls that need the project; those that write have the versions of the written files for the history of saves. */
export interface EditorWorkerCalls {
  readonly site: () => Promise<EditorCallResponse<'site'>>
  readonly page: (
    body: EditorCallBody<'page'>,
  ) => EditorCallResponse<'page'> | RefusedSaveAnswer | undefined
  readonly check: (body: UnsavedPageState) => EditorCallResponse<'check'> | undefined
  readonly diff: (
    body: UnsavedPageState,
  ) => EditorCallResponse<'diff'> | RefusedSaveAnswer | undefined
  readonly save: (
    body: EditorCallBody<'save'>,
  ) => WriteCallResult<EditorCallResponse<'save'>> | undefined
  readonly revert: (body: {
    readonly versions: readonly WrittenFileVersions[]
    readonly choices: ConflictResolutions
  }) => WriteCallResult<EditorCallResponse<'undo'>>
  readonly impact: (body: EditorCallBody<'impact'>) => EditorCallResponse<'impact'>
  readonly operate: (
    body: EditorCallBody<'operate'>,
  ) => WriteCallResult<EditorCallResponse<'operate'>>
  readonly previewLinks: (
    body: EditorCallBody<'previewLinks'>,
  ) => Promise<EditorCallResponse<'previewLinks'>>
  /** Names of pictures that exist. */
  readonly pictures: () => readonly string[]
  readonly addPicture: (
    body: NewPictureEntries,
  ) => WriteCallResult<EditorCallResponse<'addPicture'>>
  readonly translations: (
    body: EditorCallBody<'translations'>,
  ) => EditorCallResponse<'translations'>
  readonly checkTexts: (body: UnsavedSiteTexts) => EditorCallResponse<'checkTexts'>
  readonly saveTexts: (
    body: EditorCallBody<'saveTexts'>,
  ) => WriteCallResult<EditorCallResponse<'saveTexts'>>
  readonly reviewTexts: (
    body: TranslationReviewPayload,
  ) => WriteCallResult<EditorCallResponse<'reviewTexts'>>
}

/** The files of a project with the generator's result. */
type CheckedSources = ReturnType<typeof decodeAndCheckSources> & {
  readonly sources: ProjectSources
}

/** Creates the calls for the project in a folder; those on a page return undefined if there is no such page. */
export function createEditorWorkerCalls(top: string): EditorWorkerCalls {
  finishInterruptedWrite(top)
  let examples: Promise<ExamplesBySection> | undefined
  let checked: CheckedSources | undefined
  /** Reads and checks the files; those that have not changed are not checked again. */
  const read = (): CheckedSources => {
    const sources = readProjectSources(top)
    checked =
      checked && isSameSources(checked.sources, sources)
        ? checked
        : { sources, ...decodeAndCheckSources(sources) }
    return checked
  }
  /** Finds the file of a page or fragment without checking the saved state, which would evict that of the unsaved one from the caches. */
  const findFile = (id: string) => {
    const sources = readProjectSources(top)
    const file = getEditedFileName(id)
    return sources.files.has(file) ? { file, sources } : undefined
  }
  return {
    site: async () => {
      const { project, problems } = read()
      return describeSiteForEditor(
        project,
        problems,
        await (examples ??= loadSectionExamples()),
        top,
      )
    },
    page: ({ page: id }) => {
      const { project, sources } = read()
      const edited = findEditedFile(id, project)
      if (!edited) return undefined
      return orRefusal(() => {
        parseConfig(edited.name, sources.files.get(edited.name) ?? '')
        return describePageForEditor(edited as EditedFileWithJson, project)
      })
    },
    check: (unsaved) => {
      const start = performance.now()
      const found = findFile(unsaved.page)
      if (!found) return undefined
      const problems = checkUnsaved(found.sources, found.file, unsaved)
      return { ...problems, milliseconds: Math.round(performance.now() - start) }
    },
    diff: (unsaved) => {
      const found = findFile(unsaved.page)
      return (
        found && orRefusal(() => describeUnsavedChanges(found.file, unsaved, found.sources.files))
      )
    },
    save: (unsaved) => {
      const found = findFile(unsaved.page)
      return found && saveUnsaved(top, found.file, unsaved)
    },
    revert: ({ versions, choices }) =>
      answerWrite(
        writeConfigs(top, (texts) => revertFiles(versions, texts, choices)),
        undefined,
      ),
    impact: ({ operation }) => {
      const planned = planPageOperation(operation, readProjectSources(top), top)
      return 'refused' in planned ? planned.refused : { result: 'possible', impact: planned.impact }
    },
    operate: ({ operation }) => performPageOperation(top, operation),
    previewLinks: async ({ page }) => {
      const created = await createPreviewLinks(getPagePath(page), read().project, process.env)
      return 'what' in created
        ? { result: 'refused', ...created }
        : { result: 'signed', links: created.links, until: created.until.getTime() }
    },
    pictures: () => {
      const { pictures } = read().project
      return pictures.entries.flatMap(({ id }) => id ?? [])
    },
    addPicture: (plan) =>
      answerWrite(
        writeConfigs(top, (texts) => planPictureAddition(plan, texts)),
        { kind: 'picture', name: plan.name },
      ),
    translations: ({ page }) => describeTranslations(read().project, page),
    checkTexts: (unsaved) => checkUnsavedTexts(readProjectSources(top), unsaved),
    saveTexts: (unsaved) => saveUnsavedTexts(top, unsaved),
    reviewTexts: (review) =>
      answerWrite(
        writeConfigs(top, () => planTranslationReview(review, readProjectSources(top))),
        { kind: 'review', catalogue: review.language, count: review.ids.length },
      ),
  }
}

/** True if two readings of the files found the same. */
function isSameSources(before: ProjectSources, after: ProjectSources): boolean {
  const isSame = <V>(a: ReadonlyMap<string, V>, b: ReadonlyMap<string, V>) =>
    a.size === b.size && [...a].every(([key, value]) => b.get(key) === value)
  return (
    before.code === after.code &&
    isSame(before.files, after.files) &&
    isSame(before.media, after.media) &&
    isDeepStrictEqual(before.problems, after.problems) &&
    isDeepStrictEqual(before.unread, after.unread) &&
    isDeepStrictEqual(before.islands, after.islands) &&
    isDeepStrictEqual(before.themes, after.themes)
  )
}

/** Answers a write that cannot conflict or is refused. */
function answerWrite<A>(
  { answer, written }: ConfigWriteOutcome,
  summary: SaveSummary | undefined,
): WriteCallResult<A> {
  return { answer: answer as A, written, summary }
}

/** Returns the result of a function, or a refusal with the place of a file that holds no object. */
function orRefusal<T>(act: () => T): T | RefusedSaveAnswer {
  try {
    return act()
  } catch (error) {
    if (error instanceof NotJsonError) return createNotJsonRefusal(error)
    throw error
  }
}

/**
 * Runs the checks of the generator on the files with an unsaved state laid over them. If one of its files is broken on disk, the files are
 * checked as they are: the problem of that file is among the answer.
 */
function checkUnsaved(
  sources: ProjectSources,
  file: string,
  unsaved: UnsavedPageState,
): Omit<EditorCallResponse<'check'>, 'milliseconds'> {
  const changed = orRefusal(() => applyUnsavedPageState(file, unsaved, sources.files).files)
  const texts = new Map([...sources.files, ...('result' in changed ? [] : changed)])
  const { project, problems } = decodeAndCheckSources({ ...sources, files: texts })
  const edited = findEditedFile(unsaved.page, project)
  const messages = edited ? listPageMessageIds(edited, project) : new Set<string>()
  const described = problems.map((problem) => describeProblem(problem, { file, messages, texts }))
  const sorted = described.toSorted((a, b) => Number(b.isOnPage) - Number(a.isOnPage))
  return { problems: sorted.slice(0, mostProblems), total: problems.length }
}

function saveUnsaved(
  top: string,
  file: string,
  { choices = {}, ...unsaved }: EditorCallBody<'save'>,
): WriteCallResult<EditorCallResponse<'save'>> {
  const { page } = unsaved
  let summary: SaveSummary = { kind: 'page', page, count: 0 }
  const outcome = writeConfigs(top, (texts) => {
    const laid = applyUnsavedPageState(file, unsaved, texts, choices)
    const { changes } = describeUnsavedChanges(file, unsaved, texts)
    const [first] = changes
    if (first) {
      const { before: _, after: __, index: ___, ...place } = first
      summary = { kind: 'page', page, first: place, count: changes.length }
    }
    return laid
  })
  return answerWrite(outcome, summary)
}
