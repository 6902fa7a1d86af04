import { filmsPath } from '#data/media.ts'
import { pictureFile } from '#data/pictures.ts'
import { entryOf, type Project } from '../project.ts'
import type { Files } from './data.ts'
import { header, source } from './source.ts'

/** Sizes and checksums of the films and pictures that records offer to take along. */
export function emitMedia({ media, pictures, records }: Project): Files {
  const films = records.videos.entries.map(({ id }) => `${filmsPath}${id}.mp4`)
  const images = records.images.entries.flatMap(({ value }) => {
    const picture = value && entryOf(pictures, value.picture)
    return picture ? pictureFile(value.picture, picture).src : []
  })
  const paths = [...new Set([...films, ...images])].toSorted()
  const files = Object.fromEntries(
    paths.flatMap((path) => {
      const file = media.get(path)
      return file ? [[path, file]] : []
    }),
  )
  return new Map([
    [
      'media.ts',
      `${header('pages-config/content')}import type { MeasuredFile } from '#data/media.ts'

/** Films and pictures to take along, by path. */
export const media: Readonly<Record<string, MeasuredFile>> = ${source(files)}
`,
    ],
  ])
}
