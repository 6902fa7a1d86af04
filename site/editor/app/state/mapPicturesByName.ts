import type { PictureFile } from '#data/content/pictures.ts'
import type { EditorSiteResponse } from '../../api/site.ts'

/** Returns the files of all pictures by name. */
export const mapPicturesByName = ({
  pictures,
}: EditorSiteResponse): Readonly<Record<string, PictureFile>> =>
  Object.fromEntries(pictures.map(({ name, file }) => [name, file]))
