import {
  productDocumentKinds,
  documentLanguages,
  getManualFolder,
} from '#data/products/productDocuments.ts'
import { type JsonFile, locateProblem } from '../../input/json.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { ProjectCheck } from '../check.ts'

const kinds = productDocumentKinds.filter((kind) => kind !== 'datasheet')

/** Requires a user manual and an installation guide for every product in each language of documents. */
export const checkMissingManuals: ProjectCheck = function* ({ records: { products }, prose }) {
  const existing = new Set(prose.map(({ name }) => name))
  for (const part of prose) yield* missingSharedParts(part, existing)
  const { file, entries } = products
  for (const { value, path } of entries) {
    // No documents are typeset for unpublished products.
    if (!file || !value?.state) continue
    const folder = `pages-config/manuals/${getManualFolder(value)}`
    const missing = kinds
      .flatMap((kind) => Object.keys(documentLanguages).map((code) => `${kind}.${code}.md`))
      .filter((name) => !existing.has(`${folder}/${name}`))
    if (missing.length > 0)
      yield locateProblem(file, [...path, 'documents'], {
        code: 'missing-manual',
        what: `This product has no ${missing.join(', ')} in ${folder}.`,
        fix: 'Write them in Markdown, or name the folder of a product that shares its manuals: "manuals".',
      })
  }
}

/** Requires a shared part in the same language for every include of a manual, `{> about}`. */
function* missingSharedParts(
  file: JsonFile,
  existing: ReadonlySet<string>,
): Generator<ConfigProblem> {
  const [, language] = /^pages-config\/manuals\/.*\.(\w+)\.md$/.exec(file.name) ?? []
  if (language === undefined) return
  for (const { 1: part = '', index } of file.text.matchAll(/^\{> ([a-z-]+)\}$/gm)) {
    const name = `pages-config/manuals/shared/${part}.${language}.md`
    if (!existing.has(name))
      yield locateProblem({ ...file, root: { ...file.root, offset: index } }, [], {
        code: 'missing-manual',
        what: `There is no ${name} to bring in here.`,
        fix: 'Write it in Markdown, or name a part that is there.',
      })
  }
}
