import { memoizeByProjectTexts } from '../../i18n/memoizeByText.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { Project } from '../../input/project.ts'
import { locateProblem } from '../../input/json.ts'
import type { ProjectCheck } from '../check.ts'

const punctuationInTag = /(?<=<[a-z]+>)\s*[,.;:!?，。、；：！？）”]/gu

/** Requires punctuation after a tag to be outside of the tag, because it belongs to the text before. */
export const checkPunctuationAfterTags: ProjectCheck = memoizeByProjectTexts((project) => [
  ...found(project),
])

function* found({ catalogues }: Project): Generator<ConfigProblem> {
  for (const { fileOf, messages } of catalogues.values())
    for (const [id, { text }] of messages)
      for (const { index, 0: sign } of text.matchAll(punctuationInTag))
        yield locateProblem(
          fileOf(id),
          [id],
          {
            code: 'punctuation-after-tag',
            what: `A tag begins with "${sign.trim()}".`,
            fix: 'Put it before the tag.',
          },
          { offset: index },
        )
}
