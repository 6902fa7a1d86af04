import { useEffect, useMemo, useState } from 'react'
import type { EditorPageResponse } from '../../api/page.ts'
import type { EditorSiteResponse } from '../../api/site.ts'
import { callEditorServer } from '../client.ts'
import { SectionThumbnail } from '../sections/SectionThumbnail.tsx'
import { getSectionName } from '../sections/getSectionName.ts'
import { listMessagePlaces } from '../state/messageIds.ts'
import type { Locale } from '#data/locale/locales.ts'
import {
  type TextsByCatalogue,
  mergeCatalogueTexts,
  type SectionConfig,
} from '../state/pageDocument.ts'
import { useEditorTexts } from '../texts/texts.ts'

/** Returns the first section of a page, or of its fragments, that shows a message. */
function sectionWith(
  id: string,
  { config }: EditorPageResponse,
  { sections, fragments }: EditorSiteResponse,
): SectionConfig | undefined {
  const all = (Array.isArray(config['sections']) ? config['sections'] : []) as SectionConfig[]
  return all
    .flatMap((value) => fragments[String(value['fragment'])]?.sections ?? [value])
    .find((value) =>
      listMessagePlaces(sections[getSectionName({ value })]?.fields ?? [], value).some(
        (message) => message.id === id,
      ),
    )
}

interface TextPictureProps {
  site: EditorSiteResponse
  id: string
  catalogue: Locale
  /** Page ids that name the text. */
  pages: readonly string[]
  /** Texts that are not saved. */
  words: TextsByCatalogue
}

/** Picture of the section that shows a text, in its language, with the text marked. */
export function TextScreenshot({ site, id, catalogue, pages, words }: TextPictureProps) {
  const t = useEditorTexts()
  const [answer, setAnswer] = useState<EditorPageResponse>()
  const [failure, setFailure] = useState<string>()
  const [page] = pages
  useEffect(() => {
    if (page === undefined) return undefined
    const controller = new AbortController()
    callEditorServer('page', { page }, controller.signal).then(
      (opened) => {
        setAnswer(opened)
        setFailure(undefined)
      },
      (error: Error) => {
        if (!controller.signal.aborted) setFailure(error.message)
      },
    )
    return () => controller.abort()
  }, [page])
  const opened = answer?.page === page ? answer : undefined
  const section = useMemo(() => opened && sectionWith(id, opened, site), [id, opened, site])
  if (failure !== undefined) return <p>{t.problem(failure)}</p>
  if (opened && section)
    return (
      <SectionThumbnail
        {...{ site, section }}
        page={opened.page}
        locale={catalogue}
        texts={mergeCatalogueTexts(opened.texts, words)}
        title={t.pictureOf(id)}
        marked={id}
      />
    )
  return page === undefined || opened ? <p>{t.noPicture}</p> : null
}
