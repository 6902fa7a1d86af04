import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type DiagramName, drawDiagram } from '#data/diagrams/diagrams.ts'
import { readProductDocumentTexts } from '#scripts/documents/documentTexts.ts'

const top = join(import.meta.dirname, '../..')
const content = (file: string) => readFileSync(join(top, 'pages-config/content', file), 'utf8')
const { text } = readProductDocumentTexts(top, 'en')

interface Figure {
  readonly value?: number
  readonly from?: number
  readonly to?: number
}

const figures = new Map(
  Object.entries(JSON.parse(content('figures.json')) as Record<string, Figure>),
)
const cases = (
  JSON.parse(content('cases.json')) as readonly {
    readonly id: string
    readonly diagram: DiagramName
  }[]
).map(({ id, diagram }) => [diagram, id] as const)

/** Sums of numbers that the text of the case has. */
const sums: Partial<Readonly<Record<DiagramName, readonly number[]>>> = { 'spring-day': [10 + 16] }

const readNumbers = (words: string) =>
  (words.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')))

/** Returns all numbers of a case: those in its text and the values of the figures that its text names. */
function listNumbersOfCase(id: string): ReadonlySet<number> {
  const words = content(`cases/${id}.en.md`)
  const named = Array.from(words.matchAll(/\{(\w+)\}/g), ([, name = '']) => figures.get(name))
  return new Set([
    ...readNumbers(words),
    ...named
      .flatMap((figure) => [figure?.value, figure?.from, figure?.to])
      .filter((n) => n !== undefined),
  ])
}

it.each(cases)('%s draws no quantity that its case does not have', (diagram, id) => {
  const known = listNumbersOfCase(id)
  const quantities = drawDiagram(diagram, text, 'wide')
    .texts.map(({ lines }) => lines.join(' '))
    .flatMap((words) => words.match(/\d[\d,]*(?:\.\d+)?(?=\u00A0(?:[kM]Wh?|m²?)(?!\w))/g) ?? [])
    .flatMap(readNumbers)
  expect(quantities.length).toBeGreaterThan(2)
  expect(quantities.filter((n) => !known.has(n) && !(sums[diagram] ?? []).includes(n))).toEqual([])
})
