import type { PictureFile } from '#data/content/pictures.ts'
import type { SiteCallResponse } from '../../api/site.ts'

/** Returns the files of all pictures by name. */
export const picturesByName = ({
  pictures,
}: SiteCallResponse): Readonly<Record<string, PictureFile>> =>
  Object.fromEntries(pictures.map(({ name, file }) => [name, file]))
