import { decodeAndCheckSources } from '#generator/index.ts'
import type { ProjectSources } from '#generator/input/read.ts'
import { messageCatalogueNames } from '#data/locale/locales.ts'
import type { EditorCallBody, EditorCallResponse } from '../../api/calls.ts'
import type { UnsavedSiteTexts } from '../../api/translations.ts'
import { describeProblem } from '../describe/problems.ts'
import { NotJsonError } from '../edit/jsonText.ts'
import { applyUnsavedTexts } from '../edit/unsavedFiles.ts'
import type { WriteCallResult } from '../edit/writeCallResult.ts'
import { writeConfigs } from '../edit/writeConfigs.ts'

/** Runs the checks of the generator on changed texts; returns the problems of these. */
export function checkUnsavedTexts(
  sources: ProjectSources,
  unsaved: UnsavedSiteTexts,
): EditorCallResponse<'checkTexts'> {
  const messages = new Set(Object.values(unsaved.words).flatMap((changed) => Object.keys(changed)))
  const texts = new Map([...sources.files, ...changedFiles(unsaved, sources)])
  const { problems } = decodeAndCheckSources({ ...sources, files: texts })
  return {
    problems: problems
      .map((problem) => describeProblem(problem, { file: '', messages, texts }))
      .filter(({ isOnPage }) => isOnPage),
  }
}

/** Returns the changed files; none if a catalogue is broken, which is among the problems then. */
function changedFiles(unsaved: UnsavedSiteTexts, { files }: ProjectSources) {
  try {
    return applyUnsavedTexts(unsaved, files).files
  } catch (error) {
    if (error instanceof NotJsonError) return new Map<string, string>()
    throw error
  }
}

/** Saves changed texts of the site. */
export function saveUnsavedTexts(
  top: string,
  { choices = {}, ...unsaved }: EditorCallBody<'saveTexts'>,
): WriteCallResult<EditorCallResponse<'saveTexts'>> {
  const { answer, written } = writeConfigs(top, (texts) =>
    applyUnsavedTexts(unsaved, texts, choices),
  )
  const changed = Object.entries(unsaved.words).flatMap(([catalogue, own]) =>
    Object.keys(own).map((message) => ({ catalogue, message })),
  )
  const [first] = changed
  const catalogue = messageCatalogueNames.find((name) => name === first?.catalogue)
  return {
    answer,
    written,
    summary:
      first && catalogue
        ? { kind: 'texts', message: first.message, catalogue, count: changed.length }
        : undefined,
  }
}
