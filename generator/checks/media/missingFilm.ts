import { filmFileExtensions, filmsPath } from '#data/content/media.ts'
import { locateProblem } from '../../input/json.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires the files of every published film: two formats, a picture and captions in each language. */
export const checkMissingFilms: ProjectCheck = function* ({ records: { videos }, media }) {
  if (!videos.file) return
  for (const { id, path, value } of videos.entries) {
    if (id === undefined || value?.state === false) continue
    const missing = filmFileExtensions
      .map((part) => `${id}.${part}`)
      .filter((name) => !media.has(filmsPath + name))
    if (missing.length > 0)
      yield locateProblem(videos.file, [...path, 'id'], {
        code: 'missing-film',
        what: `The film "${id}" lacks ${missing.join(', ')}.`,
        fix: 'Put its files into site/public/films.',
      })
  }
}
