import type { PictureFile } from '#data/content/pictures.ts'
import type { PageResources } from '#sections/site.tsx'
import type { EditorSectionEntry } from '../api/site.ts'
import { listLeafValues } from '../app/state/messageIds.ts'
import type { SectionConfig } from '../app/state/pageDocument.ts'
import { toTextOrEmpty } from '../app/state/texts.ts'

/** Grey area. */
const emptyPicture: PictureFile = {
  avif: '',
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" opacity=".4"/></svg>')}`,
  width: 1600,
  height: 900,
}

/** Shown as "NaN", so that the section can be rendered and its problem is marked on it. */
const unknownFigure = { value: Number.NaN, source: '' }

/**
 * Returns figures and pictures for names in a section that the generated ones lack: pictures that were added since, and
 * stand-ins for names that do not exist. Undefined if there are none.
 */
export function createStandInResources(
  info: EditorSectionEntry,
  value: SectionConfig,
  base: PageResources,
  pictures: Readonly<Record<string, PictureFile>>,
): Pick<PageResources, 'figures' | 'pictures'> | undefined {
  const names = (of: string, known: object) =>
    listLeafValues(info.fields, value).flatMap(({ kind, value: name }) =>
      kind.kind === 'name' && kind.of === of && !Object.hasOwn(known, toTextOrEmpty(name))
        ? toTextOrEmpty(name)
        : [],
    )
  const missing = {
    figures: names('figure', base.figures).map((name) => [name, unknownFigure] as const),
    pictures: names('picture', base.pictures).map(
      (name) => [name, pictures[name] ?? emptyPicture] as const,
    ),
  }
  if (missing.figures.length === 0 && missing.pictures.length === 0) return undefined
  return {
    figures: { ...base.figures, ...Object.fromEntries(missing.figures) },
    pictures: { ...base.pictures, ...Object.fromEntries(missing.pictures) },
  }
}
