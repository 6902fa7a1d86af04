import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { translationLanguages } from './translations/translationHashes.ts'
import { findFormatjsCommand } from './extractMessages.ts'
import { fullTranslationLanguages } from './languages.ts'
import { loadProject } from '../input/load.ts'
import { readProjectSources } from '../input/read.ts'

/** Writes each catalogue as a single file, as formatjs requires. */
export function writeMessageCatalogues(folder: string): void {
  const { project } = loadProject(readProjectSources(join(import.meta.dirname, '../..')))
  for (const [name, { messages }] of project.catalogues) {
    const texts = [...messages].map(([id, { text }]) => [id, text])
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(Object.fromEntries(texts)))
  }
}

/** Compares the messages of a translation in a folder with the English ones by `formatjs verify`; throws if they differ. */
export function verifyTranslation(folder: string, language: string): void {
  const isWhole = fullTranslationLanguages.some((code) => code === language)
  const rules = [...(isWhole ? ['--missing-keys'] : []), '--extra-keys', '--structural-equality']
  const files = ['en', language].map((name) => join(folder, `${name}.json`))
  const args = [findFormatjsCommand(), 'verify', '--source-locale', 'en', ...rules, ...files]
  execFileSync(process.execPath, args, { stdio: 'inherit' })
}

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  try {
    writeMessageCatalogues(folder)
    for (const language of translationLanguages) verifyTranslation(folder, language)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
