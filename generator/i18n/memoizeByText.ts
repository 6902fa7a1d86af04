import { memoizeByDependencies } from '../run/memo.ts'
import type { Project } from '../input/project.ts'
import { listRecordTextReferences } from '../plan/usages.ts'

/** Memoizes a function of the site's texts: computed again only after a change of a catalogue, record or long text. */
export function memoizeByProjectTexts<R>(
  make: (project: Project) => R,
  more: (project: Project) => readonly unknown[] = () => [],
): (project: Project) => R {
  const kept = memoizeByDependencies<R>()
  return (project) => kept(make, [...wordsOf(project), ...more(project)], () => make(project))
}

/** All texts, and the lists of terms and spellings. */
function wordsOf(project: Project) {
  const { catalogues, prose, terms, sameWords } = project
  const records = new Set(listRecordTextReferences(project).map(({ file }) => file))
  return [...catalogues.values(), ...records, ...prose, terms, sameWords]
}
