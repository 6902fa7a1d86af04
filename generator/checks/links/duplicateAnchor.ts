import { locateProblem } from '../../input/json.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires anchors to be unique on their page. */
export const checkDuplicateAnchors: ProjectCheck = function* ({ pages }) {
  for (const { file, anchors } of pages) {
    const seen = new Set(['content'])
    for (const { name: anchor, path } of anchors) {
      if (!file) continue
      if (seen.has(anchor))
        yield locateProblem(file, [...path, 'anchor'], {
          code: 'duplicate-anchor',
          what:
            anchor === 'content'
              ? '"content" is the anchor of the page itself.'
              : `Another section of this page has the anchor "${anchor}".`,
          fix: 'Choose another word.',
        })
      seen.add(anchor)
    }
  }
}
