import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { getPlainText } from '#data/content/richText.ts'
import { decodeAndCheckSources } from '#generator/index.ts'
import { readProjectSources } from '#generator/input/read.ts'
import operator from '#pages-config/content/operator.json' with { type: 'json' }

const file = 'pages-config/content/operator.json'
const sources = readProjectSources(join(import.meta.dirname, '../..'))
const entries: readonly [string, { label: Record<string, string>; required?: boolean }][] =
  Object.entries(operator)
/** Entries shown by sections and the footer; their tests are beside them. */
const outsideOfTexts = /^(?:ecos-|shareholders$)/

/** The words of all long texts by language, with each entry of the operator replaced. */
function texts(value: (name: string) => string | null): ReadonlyMap<string, string> {
  const filled = Object.fromEntries(
    entries.map(([name, entry]) => [name, { ...entry, value: value(name) }]),
  )
  const files = new Map(sources.files).set(file, JSON.stringify(filled))
  const words = new Map<string, string>()
  for (const text of decodeAndCheckSources({ ...sources, files }).project.texts.values())
    for (const [catalogue, tree] of text)
      words.set(catalogue, `${words.get(catalogue) ?? ''}\n${getPlainText(tree)}`)
  return words
}

describe('the legal texts', () => {
  const filled = texts((name) => `value of ${name}.`)
  const empty = texts(() => null)

  it.each(entries.filter(([name]) => !outsideOfTexts.test(name)))(
    'show %s if it is filled in, and mark a required entry otherwise',
    (name, { label, required = false }) => {
      // Registrations that only one country asks for are in the texts of its languages.
      const languages = name === 'weee-number' ? ['en', 'de'] : ['en', 'cn', 'de']
      for (const language of languages) {
        expect(filled.get(language)).toContain(`value of ${name}.`)
        expect(empty.get(language)?.includes(label[language] ?? '')).toBe(required)
      }
    },
  )

  it('have no heading without text', () => {
    expect(filled.get('en')).toContain('Australian Business Number')
    expect(empty.get('de')).not.toMatch(/ICP|Australian Business Number/)
    expect(empty.get('cn')).not.toMatch(/备案号/)
  })
})
