import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translationLanguages } from '#generator/i18n/translations/translationHashes.ts'
import { decodeAndCheckSources } from '#generator/index.ts'
import { readProjectSources } from '#generator/input/read.ts'
import { collectTranslatableTexts } from '#generator/i18n/translations/translationUnits.ts'
import { walkTranslationPairs } from '#generator/i18n/translations/translationState.ts'
import { readXliff, writeXliff } from '#generator/i18n/translations/xliff.ts'

const { project } = decodeAndCheckSources(readProjectSources(join(import.meta.dirname, '../../..')))

test.each(translationLanguages)(
  'an XLIFF round trip in %s does not change the texts of this site',
  (language) => {
    const units = collectTranslatableTexts(project, language)
    const back = readXliff(writeXliff(language, units))
    expect(back).toEqual({
      language,
      units: units.map(({ file, id, source, target }) => ({
        file,
        id,
        source,
        target: target?.text ?? '',
      })),
    })
    const names = units.map(({ file, id }) => `${file} ${id}`)
    expect(new Set(names).size).toBe(names.length)
  },
)

test('an export contains every translation', () => {
  const files = new Set(collectTranslatableTexts(project, 'de').map(({ into }) => into))
  const german = [...walkTranslationPairs(project)].filter(({ language }) => language === 'de')
  const places = german.map(
    ({ tell }) => tell({ code: 'stale-translation', what: '', fix: '' }).file,
  )
  expect(places.filter((file) => !files.has(file))).toEqual([])
})
