import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { readSiteSourceFiles } from '../input/readCode.ts'
import { findMessageIdsNamedInCode } from './codeMessages.ts'
import { extractMessages, findFormatjsCommand } from './extractMessages.ts'
import { translationLanguages } from './translations/translationHashes.ts'
import { verifyTranslation, writeMessageCatalogues } from './verifyMessages.ts'

const folder = mkdtempSync(join(tmpdir(), 'formatjs-'))
writeMessageCatalogues(folder)
afterAll(() => rmSync(folder, { recursive: true }))
const catalogue = (language: string) => join(folder, `${language}.json`)
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

const run = (...words: readonly string[]) =>
  execFileSync(process.execPath, [findFormatjsCommand(), ...words], {
    encoding: 'utf8',
    stdio: 'pipe',
  })

describe('the catalogues', () => {
  test.each(translationLanguages)('%s has the messages of en with the same values', (language) => {
    expect(() => verifyTranslation(folder, language)).not.toThrow()
  })

  test('a message that is missing, too much or with another value is found', () => {
    const top = mkdtempSync(join(tmpdir(), 'formatjs-'))
    onTestFinished(() => rmSync(top, { recursive: true }))
    const english = { a: 'A {n}', b: 'B' }
    writeFileSync(join(top, 'en.json'), JSON.stringify(english))
    for (const wrong of [{ a: 'A {n}' }, { ...english, c: 'C' }, { ...english, a: 'A {m}' }]) {
      writeFileSync(join(top, 'de.json'), JSON.stringify(wrong))
      expect(() => verifyTranslation(top, 'de')).toThrow('Command failed')
    }
  })

  test.each(['en', 'au', 'cn', 'de'])('%s compiles to the messages of pages', (language) => {
    const compiled: unknown = JSON.parse(
      run('compile', '--format', 'simple', '--ast', catalogue(language)),
    )
    const parsed = Object.entries(read(catalogue(language))).map(([id, text]) => [
      id,
      parse(text, { captureLocation: false }),
    ])
    expect(compiled).toEqual(JSON.parse(JSON.stringify(Object.fromEntries(parsed))))
  })
})

test('every described message has a text and is named by code', () => {
  const extracted = extractMessages()
  const english = read(catalogue('en'))
  expect(extracted.size).toBeGreaterThan(100)
  expect(
    [...findMessageIdsNamedInCode(readSiteSourceFiles(), extracted.keys())].toSorted(),
  ).toEqual([...extracted.keys()].toSorted())
  for (const [id, description] of extracted) {
    expect(english).toHaveProperty([id])
    expect(description.length).toBeGreaterThan(10)
  }
})
