import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildSteps } from './buildSteps.ts'
import type { BuildInputDigests } from './inputs.ts'
import { runNode, runStep } from './runStep.ts'

/** Runs the generator, unless neither what it reads nor what it has written has changed. */
export async function updateGenerated(
  top: string,
  inputs: BuildInputDigests,
  steps: BuildSteps,
): Promise<void> {
  if (isGenerated(inputs, steps)) return
  steps.forget('generate')
  await runStep('Generate', () => runNode([join(top, 'generator/cli.ts')], top))
  recordGenerated(inputs, steps)
}

/** Returns true if neither what the generator reads nor what it has written has changed since it last ended without a problem. */
export const isGenerated = (inputs: BuildInputDigests, steps: BuildSteps): boolean =>
  steps.isDone('generate', inputs.digest('generate'))

/** Records that the generator has read these inputs and ended without a problem. */
export function recordGenerated(inputs: BuildInputDigests, steps: BuildSteps): void {
  inputs.refresh('generated')
  steps.record('generate', inputs.digest('generate'))
}

/** Renders the product documents, unless nothing in them has changed. */
export async function updateDocuments(
  top: string,
  inputs: BuildInputDigests,
  steps: BuildSteps,
): Promise<void> {
  const catalogues = readCatalogues(top)
  const digestOf = (messages: readonly string[]) => digestDocuments(inputs, catalogues, messages)
  if (steps.isDone('documents', digestOf(steps.factsOf('documents')))) return
  steps.forget('documents')
  // Imported late, as is all that one step needs.
  const { renderProductDocuments, showDocumentProgress } = await import('../../documents.ts')
  const { made, all, messages } = await renderProductDocuments({
    top,
    onProgress: showDocumentProgress,
  })
  if (made > 0) process.stderr.write(`${all} documents, ${made} typeset\n`)
  inputs.refresh('published')
  steps.record('documents', digestOf(messages), messages)
}

type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Reads the files of all message catalogues, by path. */
function readCatalogues(top: string): Catalogues {
  const folder = join(top, 'pages-config/messages')
  const names = globSync('**/*.json', { cwd: folder }).toSorted()
  return Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  )
}

/** Digest of all that documents show. Of the messages, only those that documents had the last time count. */
function digestDocuments(
  inputs: BuildInputDigests,
  catalogues: Catalogues,
  messages: readonly string[],
): string {
  const texts = Object.entries(catalogues).map(([name, catalogue]) => [
    name,
    messages.map((id) => catalogue[id]),
  ])
  return inputs.digest('documents', [hash('sha256', JSON.stringify(texts))])
}
