import {
  type PictureManifestEntry,
  type PictureManifest,
  serializePictureManifest,
} from '#data/content/pictures.ts'
import { findCatalogueOfFile, createMessageFileFinder } from '#generator/input/catalogues.ts'
import { getAltTextMessageId } from '#generator/plan/usages.ts'
import type { NewPicturePayload } from '../../api/pictures.ts'
import { parseConfig, updateJsonText } from '../edit/jsonText.ts'
import {
  type SaveFileChanges,
  type TextsByPath,
  setCatalogueMessages,
} from '../edit/unsavedFiles.ts'

/** Entries of `pages-config` about a picture. */
export interface NewPictureEntries {
  readonly name: string
  readonly entry: PictureManifestEntry
  readonly alt: NewPicturePayload['alt']
}

const manifestFile = 'pages-config/pictures.json'

/** Lists a picture in `pictures.json` and adds its alternative texts. Pure. */
export function planPictureAddition(
  { name, entry, alt }: NewPictureEntries,
  texts: TextsByPath,
): SaveFileChanges {
  const pictures = parseConfig(manifestFile, texts.get(manifestFile) ?? '{}') as PictureManifest
  const id = getAltTextMessageId(name)
  const catalogues = Object.entries(alt).flatMap(([catalogue, text]) => {
    const [first, ...others] = [...texts].flatMap(([file, before]) =>
      findCatalogueOfFile(file) === catalogue
        ? { file, before, value: parseConfig(file, before) }
        : [],
    )
    if (!first) return []
    const { file, before, value } = createMessageFileFinder([first, ...others])(id)
    const messages = setCatalogueMessages(value, [[id, text]])
    return [[file, updateJsonText(before, messages)] as const]
  })
  return {
    files: new Map([
      [manifestFile, serializePictureManifest({ ...pictures, [name]: entry })],
      ...catalogues,
    ]),
    conflicts: [],
  }
}
