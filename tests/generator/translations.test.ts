import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translations } from '#generator/digests.ts'
import { inspect } from '#generator/index.ts'
import { readSources } from '#generator/read.ts'
import { translatables } from '#generator/translatable.ts'
import { pairs } from '#generator/translated.ts'
import { readXliff, writeXliff } from '#generator/xliff.ts'

const { project } = inspect(readSources(join(import.meta.dirname, '../..')))

test.each(translations)(
  'every text of this site goes out in %s and comes back as it was',
  (language) => {
    const units = translatables(project, language)
    const back = readXliff(writeXliff(language, units))
    expect(back).toEqual({
      language,
      units: units.map(({ file, id, source, target }) => ({ file, id, source, target: target?.text ?? '' })), // prettier-ignore
    })
    const names = units.map(({ file, id }) => `${file} ${id}`)
    expect(new Set(names).size).toBe(names.length)
  },
)

test('whatever is a translation is among what goes out', () => {
  const files = new Set(translatables(project, 'de').map(({ into }) => into))
  const german = [...pairs(project)].filter(({ language }) => language === 'de')
  const places = german.map(
    ({ tell }) => tell({ code: 'stale-translation', what: '', fix: '' }).file,
  )
  expect(places.filter((file) => !files.has(file))).toEqual([])
})
