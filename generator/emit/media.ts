import { filmsPath } from '#data/content/media.ts'
import { resolvePictureUrls } from '#data/content/pictures.ts'
import { findContentEntry, type Project } from '../input/project.ts'
import type { OutputFiles } from './data.ts'
import { formatGeneratedFileHeader, formatAsSource } from './source.ts'

/** Emits sizes and checksums of the films and pictures that records offer for download. */
export function emitMeasuredMediaFiles({ media, pictures, records }: Project): OutputFiles {
  const films = records.videos.entries.map(({ id }) => `${filmsPath}${id}.mp4`)
  const images = records.images.entries.flatMap(({ value }) => {
    const picture = value && findContentEntry(pictures, value.picture)
    return picture ? resolvePictureUrls(picture).src : []
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
      `${formatGeneratedFileHeader('pages-config/content')}import type { FileSizeAndDigest } from '#data/content/media.ts'

/** Downloadable films and pictures by path. */
export const media: Readonly<Record<string, FileSizeAndDigest>> = ${formatAsSource(files)}
`,
    ],
  ])
}
