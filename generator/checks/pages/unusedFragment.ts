import { locateProblemAtFileStart } from '../../input/json.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires every fragment to be part of a page. */
export const checkUnusedFragments: ProjectCheck = function* ({ fragments, pages }) {
  const used = new Set(pages.flatMap((page) => page.fragments.map(({ id }) => id)))
  // Fragments inside fragments are a separate problem, which names the right place.
  for (const { file } of fragments) for (const id of namedIn(file.value)) used.add(id)
  for (const fragment of fragments)
    if (!used.has(fragment.id))
      yield locateProblemAtFileStart(fragment.file.name, {
        code: 'unused-fragment',
        what: 'No page shows this fragment.',
        fix: `Name it in the sections of a page, { "fragment": "${fragment.id}" }, or take the file out.`,
      })
}

function namedIn(value: unknown): readonly string[] {
  const { sections } = Object(value) as { readonly sections?: unknown }
  return (Array.isArray(sections) ? sections : []).flatMap((section: unknown) => {
    const { fragment } = Object(section) as { readonly fragment?: unknown }
    return typeof fragment === 'string' ? [fragment] : []
  })
}
