import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  getDiagramDescriptionMessageId,
  diagramNames,
  drawDiagram,
} from '#data/diagrams/diagrams.ts'
import { type DiagramDrawing, estimateTextWidth, type DrawnText } from '#data/diagrams/drawing.ts'
import { readProductDocumentTexts } from '#scripts/documents/documentTexts.ts'

const top = join(import.meta.dirname, '../..')
const cases = (['en', 'cn', 'de'] as const).flatMap((language) =>
  diagramNames.flatMap((name) =>
    (['wide', 'narrow'] as const).map((layout) => ({ language, name, layout })),
  ),
)

/** Edges of a text: left, top, right, bottom. */
function edges({ x, y, lines, anchor, size, leading }: DrawnText) {
  const width = Math.max(...lines.map((line) => estimateTextWidth(line, size)))
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const head = y - size * 0.75
  return [left, head, left + width, head + lines.length * leading] as const
}

const overlaps = (a: DrawnText, b: DrawnText): boolean => {
  const [one, other] = [edges(a), edges(b)]
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] - 2 && other[1] < one[3] - 2
}

const wordsOf = ({ lines }: DrawnText) => lines.join(' ')

function misfits({ width, height, texts }: DiagramDrawing): readonly string[] {
  const broken = texts.filter((text) =>
    text.lines.some((line) => estimateTextWidth(line, text.size) > text.width + 1),
  )
  const outside = texts.filter((text) => {
    const [left, head, right, foot] = edges(text)
    return left < -3 || head < -3 || right > width + 3 || foot > height + 6
  })
  const pairs = texts.flatMap((text, index) =>
    texts
      .slice(index + 1)
      .flatMap((other) =>
        overlaps(text, other) ? `${wordsOf(text)} overlaps ${wordsOf(other)}` : [],
      ),
  )
  return [
    ...broken.map((text) => `${wordsOf(text)} is too wide`),
    ...outside.map((text) => `${wordsOf(text)} is outside`),
    ...pairs,
  ]
}

describe.each(cases)('$name, $layout, $language', ({ language, name, layout }) => {
  const { text } = readProductDocumentTexts(top, language)

  it('has room for every text', () => {
    expect(misfits(drawDiagram(name, text, layout))).toEqual([])
  })

  it('has a description for screen readers', () => {
    expect(text(getDiagramDescriptionMessageId(name)).length).toBeGreaterThan(30)
  })
})
