import { keeper } from './keeper.ts'
import type { Project } from './project.ts'
import { recordWords } from './uses.ts'

/** What follows from the words of a site alone: made anew only when a catalogue, a record or a long text has changed. */
export function ofWords<R>(
  make: (project: Project) => R,
  more: (project: Project) => readonly unknown[] = () => [],
): (project: Project) => R {
  const kept = keeper<R>()
  return (project) => kept(make, [...wordsOf(project), ...more(project)], () => make(project))
}

/** All that holds words, and the lists that say how they are written. */
function wordsOf(project: Project) {
  const { catalogues, prose, terms, sameWords } = project
  const records = new Set(recordWords(project).map(({ file }) => file))
  return [...catalogues.values(), ...records, ...prose, terms, sameWords]
}
