import type { EditorCallResponse, EditorCallBody } from '../api/calls.ts'
import type { EditorCallHandlers } from './callHandler.ts'
import { encodePictureInChildProcess } from './pictures/encodePictureInChildProcess.ts'
import { writePictureFiles } from './pictures/pictureFiles.ts'
import { InvalidEditorCallError } from './http/editorServer.ts'
import type { SaveHistory } from './saveHistory.ts'
import type { EditorWorkerClient } from './worker/workerClient.ts'
import type { WriteCallResult } from './edit/writeCallResult.ts'
import type { RefusedSaveAnswer } from './worker/workerCalls.ts'

/** Loads the props of sections from the loaders of the site. */
export type SectionDataLoader = (
  body: EditorCallBody<'data'>,
) => Promise<EditorCallResponse<'data'>>

/** Creates the functions that answer calls: the worker reads and writes configs, the history keeps saves for undo, `top` is the folder of the project. */
export function createEditorCallHandlers(
  worker: EditorWorkerClient,
  history: SaveHistory,
  loadSectionData: SectionDataLoader,
  top: string,
): EditorCallHandlers {
  const remember = <A extends EditorCallResponse<'save'> | EditorCallResponse<'operate'>>({
    answer,
    written,
    summary,
  }: WriteCallResult<A>): A => {
    const save = answer.result === 'saved' ? summary && history.add(summary, written) : undefined
    return save === undefined ? answer : { ...answer, save }
  }
  return {
    site: () => worker.site(undefined),
    page: (body) => worker.page(body).then(found).then(accepted),
    data: loadSectionData,
    check: (body) => worker.check(body).then(found),
    diff: (body) => worker.diff(body).then(found).then(accepted),
    save: (body) => worker.save(body).then(found).then(remember),
    saves: () => Promise.resolve({ saves: history.list() }),
    undo: async ({ save, choices = {} }) => {
      const versions = history.find(save)
      if (!versions)
        return {
          result: 'refused',
          what: 'There is no such save.',
          fix: 'The list of saves has the last ones.',
        }
      const { answer } = await worker.revert({ versions, choices })
      if (answer.result === 'saved') history.remove(save)
      return answer
    },
    impact: worker.impact,
    operate: (body) => worker.operate(body).then(remember),
    previewLinks: worker.previewLinks,
    translations: worker.translations,
    checkTexts: worker.checkTexts,
    saveTexts: (body) => worker.saveTexts(body).then(remember),
    reviewTexts: (body) => worker.reviewTexts(body).then(remember),
    addPicture: async ({ alt, ...picture }) => {
      const { name } = picture
      const refused = (what: string, fix: string) => ({ result: 'refused', what, fix }) as const
      if ((await worker.pictures(undefined)).includes(name))
        return refused(`There is a picture "${name}" already.`, 'Give this one another name.')
      const encoded = await encodePictureInChildProcess(picture)
      if ('problem' in encoded) return refused(encoded.problem, 'Choose another file or crop.')
      const removeFiles = writePictureFiles(top, encoded.entry, encoded.files)
      const answer = await worker.addPicture({ name, entry: encoded.entry, alt }).then(remember)
      if (answer.result !== 'saved') removeFiles()
      return answer
    },
  }
}

/** Rejects calls on pages with a file that holds no object. */
function accepted<T extends object>(answer: T | RefusedSaveAnswer): T {
  if ('result' in answer && answer.result === 'refused')
    throw new InvalidEditorCallError(`${answer.what} ${answer.fix}`)
  return answer as T
}

/** Rejects calls on pages that do not exist. */
function found<T>(answer: T | undefined): T {
  if (answer === undefined)
    throw new InvalidEditorCallError(
      'There is no such page, or no longer. Unsaved changes are kept in this browser until the file is back, e.g. with the branch that has it.',
    )
  return answer
}
