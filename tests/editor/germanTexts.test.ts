import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Schema } from 'effect'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { PageConfig } from '#data/pages/pageConfig.ts'
import { pageSectionRegistry } from '#generator/input/registry.ts'
import type { EditorFieldKind } from '../../site/editor/api/editorFields.ts'
import { editorTextsByLanguage } from '../../site/editor/app/texts/texts.ts'
import { germanFieldNames } from '../../site/editor/app/texts/german/germanFieldNames.ts'
import { germanSectionTexts } from '../../site/editor/app/texts/german/germanSectionTexts.ts'
import { germanProblemTexts } from '../../site/editor/app/texts/german/translateProblem.ts'
import { createEditorFields } from '../../site/editor/server/describe/fields.ts'

const root = join(import.meta.dirname, '../..')
const { de } = editorTextsByLanguage

/** Files whose texts of problems and refusals are shown in the editor. */
const sources = globSync(
  [
    'generator/{checks,input,plan,problems}/**/*.ts',
    'generator/index.ts',
    'generator/i18n/messagePlaces.ts',
    'site/editor/server/**/*.ts',
  ],
  { cwd: root },
).filter((name) => !/\.test\.ts$|problems\/rules\.ts$/.test(name))

interface SyntaxNode {
  readonly type: string
  readonly [key: string]: unknown
}

/** Possible texts of an expression, with `$` for parts that are only known at run time. */
function textsOf(node: SyntaxNode): readonly string[] {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']]
  if (node.type === 'ConditionalExpression')
    return [
      ...textsOf(node['consequent'] as SyntaxNode),
      ...textsOf(node['alternate'] as SyntaxNode),
    ]
  if (node.type !== 'TemplateLiteral') return ['$']
  const expressions = node['expressions'] as readonly SyntaxNode[]
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[]
  return quasis.reduce<readonly string[]>(
    (before, { value: { cooked } }, index) => {
      const inserted = expressions[index - 1]
      const values = inserted ? textsOf(inserted) : ['']
      return before.flatMap((text) => values.map((middle) => text + middle + cooked))
    },
    [''],
  )
}

/** Finds the sentences in a syntax tree. */
function* sentencesIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* sentencesIn(one)
  else if (typeof node === 'object' && node !== null) {
    const { type } = node as SyntaxNode
    if (type === 'ImportDeclaration') return
    if (type === 'Literal' || type === 'TemplateLiteral')
      yield* textsOf(node as SyntaxNode).filter((text) => /^["A-Z<{$].*\s.*[.?]$/s.test(text))
    if (type !== 'Literal') for (const value of Object.values(node)) yield* sentencesIn(value)
  }
}

it('has a German text for every problem and place of the generator and every refusal of the server', () => {
  const known = new Set(
    Object.keys(germanProblemTexts).map((text) => text.replaceAll(/\$\d/g, '$')),
  )
  const sentences = sources.flatMap((name) => {
    const { program } = parseSync(name, readFileSync(join(root, name), 'utf8'))
    return [...sentencesIn(program)]
  })
  expect(sentences.length).toBeGreaterThan(300)
  expect(sentences.filter((text) => !known.has(text))).toEqual([])
})

it('has the arguments of the English text in each German one', () => {
  const argumentsOf = (text: string) => [...new Set(text.match(/\$\d/g))].toSorted()
  const different = Object.entries(germanProblemTexts).filter(
    ([english, german]) => argumentsOf(english).join() !== argumentsOf(german).join(),
  )
  expect(different).toEqual([])
})

it('puts arguments into their places and translates them, but not names of files', () => {
  expect(de.problem('No message has the id "page.home.titel".')).toBe(
    'Kein Text hat die Kennung „page.home.titel“.',
  )
  expect(de.problem('Another section of this page has the anchor "Hero".')).toBe(
    'Ein anderer Abschnitt dieser Seite hat die Sprungmarke „Hero“.',
  )
  expect(de.problem('Hero shows a page title, and so does PageHeader above: a page has one.')).toBe(
    'Seitenkopf mit Bild zeigt einen Seitentitel, Seitenkopf ohne Bild darüber auch: Eine Seite hat nur einen.',
  )
  expect(de.problem('5 does not fit: a text in double quotes is needed.')).toBe(
    '5 passt nicht: Nötig ist ein Text in doppelten Anführungszeichen.',
  )
  expect(de.problem('{a} is missing, and {b} is not in English.')).toBe(
    '{a} fehlt und {b} steht nicht im englischen Text.',
  )
  expect(de.problem('Shown by the section Hero, Cards and 3 more.')).toBe(
    'Wird von diesen Abschnitten gezeigt: Seitenkopf mit Bild, Karten und 3 weiteren.',
  )
  expect(de.problem('Two to four cards.')).toBe('Zwei bis vier Karten.')
  expect(de.problem('pages-config/pages/a.json:3 The file is empty.')).toBe(
    'pages-config/pages/a.json:3 Die Datei ist leer.',
  )
})

/** Fields of a form with those inside them. */
function* fieldsIn(
  kind: EditorFieldKind,
): Generator<{ readonly name: string; readonly description: string }> {
  if (kind.kind === 'list') yield* fieldsIn(kind.item)
  if (kind.kind === 'oneOf') for (const shape of kind.shapes) yield* fieldsIn(shape.kind)
  if (kind.kind === 'group')
    for (const field of kind.fields) {
      yield field
      yield* fieldsIn(field)
    }
}

const schemas = pageSectionRegistry.names.flatMap(
  (name) => pageSectionRegistry.schemaOf(name) ?? [],
)
const { $schema: _, sections: __, ...pageFields } = PageConfig.fields
const fields = [Schema.Struct(pageFields), ...schemas].flatMap((schema) => [
  ...fieldsIn({ kind: 'group', fields: createEditorFields(schema) }),
])

it('has a German name and description for every section', () => {
  expect(Object.keys(germanSectionTexts).toSorted()).toEqual(pageSectionRegistry.names.toSorted())
  const names = Object.values(germanSectionTexts).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

it('has a German name and description for every field', () => {
  expect(fields.map(({ name }) => name).filter((name) => !germanFieldNames.has(name))).toEqual([])
  const descriptions = fields.map(({ description }) => description)
  expect(descriptions.filter((text) => de.fieldDescription(text) === text)).toEqual([])
})
