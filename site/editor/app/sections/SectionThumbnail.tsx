import { Spinner } from '#design-system'
import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '#data/locale/locales.ts'
import type { EditorSiteResponse } from '../../api/site.ts'
import type { EditorBridge, PreviewBridge, SectionHighlight } from '../../preview/bridge.ts'
import { PreviewFrame } from '../canvas/PreviewFrame.tsx'
import { useSectionLoaderData } from '../session/useSectionLoaderData.ts'
import { listFragmentSections, resolveFragments } from '../state/fragmentSections.ts'
import { mapPicturesByName } from '../state/mapPicturesByName.ts'
import {
  type TextsByCatalogue,
  createPageDocument,
  type PageDocument,
  type SectionConfig,
} from '../state/pageDocument.ts'
import { useEditorTexts } from '../texts/texts.ts'
import * as styles from './sections.css.ts'

const nothing = () => undefined

/** A picture is only looked at. */
const asleep: EditorBridge = {
  ready: nothing,
  select: nothing,
  showProblem: nothing,
  selectNext: nothing,
  setText: nothing,
  refuseLongText: nothing,
  sourceOf: () => '',
  openForm: nothing,
  leave: nothing,
  handleKey: () => false,
}

const noMarks: ReadonlyMap<string, SectionHighlight> = new Map()

interface SectionThumbnailProps {
  site: EditorSiteResponse
  /** Page whose records the section shows. */
  page: string
  section: SectionConfig
  locale: Locale
  texts: TextsByCatalogue
  /** Accessible name. */
  title: string
  /** Message that is marked and scrolled to. */
  marked?: string
}

/** A section or a fragment, rendered by the components of the site in a document of its own, scaled down. */
export function SectionThumbnail(props: SectionThumbnailProps) {
  const { site, page, section, locale, texts, title, marked } = props
  const t = useEditorTexts()
  const [preview, setPreview] = useState<PreviewBridge>()
  const [shownDocument, setShownDocument] = useState<PageDocument>()
  const document = useMemo(
    () => createPageDocument(page, { layout: 'test', sections: [section] }),
    [page, section],
  )
  const fragments = useMemo(() => listFragmentSections(site.fragments), [site])
  const shown = useMemo(
    () => ({ page, items: resolveFragments(document.items, fragments) }),
    [page, document, fragments],
  )
  const given = useSectionLoaderData(shown, site.sections, locale)
  const key = document.items[0]?.key ?? ''
  const isGiven =
    given !== undefined &&
    shown.items.every(
      (item) => !site.sections[String(item.value['section'])]?.loader || given[item.key],
    )
  const marks = useMemo(() => (marked === undefined ? noMarks : markOf(key, marked)), [key, marked])
  useEffect(() => {
    // The records of another section may have come last.
    if (!preview || !isGiven) return
    preview.setLook({ mode: 'light', theme: '' })
    const showing = preview.show({
      page: document.page,
      locale,
      pseudo: false,
      root: document.root,
      items: document.items,
      words: texts,
      given,
      sections: site.sections,
      fragments,
      pictures: mapPicturesByName(site),
      selected: undefined,
      marks,
      labels: {
        sectionName: t.sectionName,
        section: (shown) => shown,
        editing: (id) => id,
        failed: (shown) => t.sectionFailed(t.sectionName(shown)),
        fragment: t.fragment,
        empty: '',
      },
    })
    void showing.then(() => setShownDocument(document))
    if (marked !== undefined) preview.reveal(key, marked)
  }, [preview, given, isGiven, document, fragments, locale, site, texts, marks, marked, key, t])
  const isLoading = shownDocument !== document
  return (
    <div className={styles.stage} aria-busy={isLoading}>
      {isLoading && (
        <div className={styles.loading}>
          <Spinner label={t.loading} size="large" />
        </div>
      )}
      <div className={styles.scaled}>
        <PreviewFrame title={title} bridge={{ ...asleep, ready: setPreview }} asleep />
      </div>
    </div>
  )
}

const markOf = (key: string, id: string): ReadonlyMap<string, SectionHighlight> =>
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
