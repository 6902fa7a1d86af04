import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '#data/locale/locales.ts'
import type { SiteCallResponse } from '../../api/site.ts'
import type { EditorBridge, PreviewBridge, SectionMark } from '../../preview/bridge.ts'
import { PreviewFrame } from '../canvas/PreviewFrame.tsx'
import { useSectionData } from '../session/useSectionData.ts'
import { picturesByName } from '../state/picturesByName.ts'
import { type CatalogueTexts, createDocument, type SectionConfig } from '../state/pageDocument.ts'
import { splitCamelCase, useEditorTexts } from '../texts/texts.ts'
import * as styles from './sections.css.ts'

const nothing = () => undefined

/** A picture is only looked at. */
const asleep: EditorBridge = {
  ready: nothing,
  select: nothing,
  showProblem: nothing,
  selectNext: nothing,
  setText: nothing,
  sourceOf: () => '',
  openForm: nothing,
  leave: nothing,
  handleKey: () => false,
}

const noMarks: ReadonlyMap<string, SectionMark> = new Map()

interface SectionPictureProps {
  site: SiteCallResponse
  /** Page whose records the section shows. */
  page: string
  section: SectionConfig
  locale: Locale
  texts: CatalogueTexts
  /** Accessible name. */
  title: string
  /** Message that is marked and scrolled to. */
  marked?: string
}

/** A section, rendered by the components of the site in a document of its own, scaled down. */
export function SectionPicture(props: SectionPictureProps) {
  const { site, page, section, locale, texts, title, marked } = props
  const t = useEditorTexts()
  const [preview, setPreview] = useState<PreviewBridge>()
  const document = useMemo(
    () => createDocument(page, { layout: 'test', sections: [section] }),
    [page, section],
  )
  const given = useSectionData(document, site.sections, locale)
  const key = document.items[0]?.key ?? ''
  const marks = useMemo(() => (marked === undefined ? noMarks : markOf(key, marked)), [key, marked])
  useEffect(() => {
    if (!preview || !given) return
    preview.setLook({ mode: 'light', theme: '' })
    preview.show({
      page: document.page,
      locale,
      pseudo: false,
      root: document.root,
      items: document.items,
      words: texts,
      given,
      sections: site.sections,
      pictures: picturesByName(site),
      selected: undefined,
      marks,
      labels: {
        section: (shown) => shown,
        editing: (id) => id,
        failed: (shown) => t.sectionFailed(splitCamelCase(shown)),
        fragment: t.fragment,
        empty: '',
      },
    })
    if (marked !== undefined) preview.reveal(key, marked)
  }, [preview, given, document, locale, site, texts, marks, marked, key, t])
  return (
    <div className={styles.stage}>
      <div className={styles.scaled}>
        <PreviewFrame title={title} bridge={{ ...asleep, ready: setPreview }} asleep />
      </div>
    </div>
  )
}

const markOf = (key: string, id: string): ReadonlyMap<string, SectionMark> =>
  new Map([
    [
      key,
      {
        problems: undefined,
        messages: new Map([[id, { severity: 'warning', what: '' }]]),
        limits: undefined,
        isHidden: false,
      },
    ],
  ])
