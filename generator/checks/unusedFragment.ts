import { problemOf } from '../json.ts'
import type { Check } from './check.ts'

/** Every fragment is part of a page. */
export const unusedFragment: Check = function* ({ fragments, pages }) {
  const used = new Set(pages.flatMap((page) => page.fragments))
  for (const fragment of fragments)
    if (!used.has(fragment))
      yield problemOf(fragment.file.name, {
        code: 'unused-fragment',
        what: 'No page shows this fragment.',
        fix: `Name it in the sections of a page, { "fragment": "${fragment.id}" }, or take the file out.`,
      })
}
