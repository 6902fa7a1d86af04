import { locateProblem } from '../../input/json.ts'
import type { ProjectCheck } from '../check.ts'

const folder = '/pictures/'

/** Requires the encoded files of every picture. */
export const checkMissingPictureFiles: ProjectCheck = function* ({
  pictures: { file, entries },
  media,
}) {
  if (!file) return
  for (const { id, value, path } of entries) {
    if (id === undefined || !value) continue
    const missing = [...value.avif, ...value.webp].filter(
      (rendition) => !media.has(folder + rendition.file),
    )
    if (missing.length > 0)
      yield locateProblem(
        file,
        path,
        {
          code: 'missing-picture-file',
          what: `The picture "${id}" lacks ${missing.map((rendition) => rendition.file).join(', ')} in site/public/pictures.`,
          fix: 'Run npm run pictures, and commit what it writes.',
        },
        'key',
      )
  }
}
