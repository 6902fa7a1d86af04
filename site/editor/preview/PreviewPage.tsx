import { type ComponentType, createContext, useContext, useMemo } from 'react'
import { Page } from '#app/pages/Page.tsx'
import type { PageData, PageRouteHandle } from '#app/pages/pageData.ts'
import { ShellContext } from '#app/pages/shellContext.ts'
import { localizePath } from '#data/locale/locales.ts'
import { getSectionName } from '../app/sections/getSectionName.ts'
import { resolveFragments } from '../app/state/fragmentSections.ts'
import type { EditedSection } from '../app/state/pageDocument.ts'
import type { PreviewState } from './bridge.ts'
import { getSectionMessageIds, PreviewSection } from './PreviewSection.tsx'
import { findChangedTexts, getPreviewResources } from './previewWords.ts'
import * as styles from './preview.css.ts'

/** Components of sections by name. */
export type SectionComponents = ReadonlyMap<string, ComponentType<object>>

interface PreviewPageProps {
  state: PreviewState
  components: SectionComponents
}

const PreviewContext = createContext<PreviewPageProps | undefined>(undefined)

const noProps = {}

/** The page with its real layout, which is rendered again only if the page itself or its locale changes. */
export function PreviewPage({ state, components }: PreviewPageProps) {
  const { page, locale, pseudo, root, items, sections, fragments } = state
  const words = getPreviewResources({ locale, pseudo })
  const first = sections[String(resolveFragments(items, fragments)[0]?.value['section'])]
  const underHeader = first?.underHeader ?? false
  const layout = (root['layout'] as PageRouteHandle['layout'] | undefined) ?? 'default'
  const address = addressOf(state)
  const content = useMemo(() => {
    // Examples stand alone.
    if (layout === 'test')
      return (
        <main>
          <PreviewSections />
        </main>
      )
    const handle: PageRouteHandle = {
      page,
      mode: 'built',
      class: 'marketing',
      layout,
      islands: false,
      underHeader,
      noindex: true,
    }
    return (
      <ShellContext value={{ locale, address, words, banner: false, requestId: 'editor' }}>
        <Page handle={handle} data={{ words } as PageData}>
          <PreviewSections />
        </Page>
      </ShellContext>
    )
  }, [page, layout, underHeader, locale, address, words])
  const value = useMemo(() => ({ state, components }), [state, components])
  return <PreviewContext value={value}>{content}</PreviewContext>
}

/** The sections of the page; each is rendered again only if its config, records or texts changed. */
function PreviewSections() {
  const context = useContext(PreviewContext)
  if (!context) throw new Error('Sections are rendered outside PreviewPage')
  const { items, fragments, labels } = context.state
  if (items.length === 0) return <p className={styles.failed}>{labels.empty}</p>
  return items.flatMap((item) =>
    // A fragment is selected as one; its words are edited where it is opened.
    resolveFragments([item], fragments).map((section) => (
      <ShownSection
        key={`${item.key} ${section.key}`}
        item={section}
        selectionKey={item.key}
        {...context}
      />
    )),
  )
}

interface ShownSectionProps extends PreviewPageProps {
  item: EditedSection
  /** Key that a click on a section selects: its own, or that of the fragment that contains it. */
  selectionKey: string
}

function ShownSection({ item, selectionKey, state, components }: ShownSectionProps) {
  const { locale, pseudo, sections, labels } = state
  const base = getPreviewResources({ locale, pseudo })
  const name = String(item.value['section'])
  const info = sections[name]
  const component = components.get(name)
  if (!info || !component)
    return (
      <div className={styles.section} data-section-key={selectionKey}>
        <p className={styles.failed}>
          {info ? labels.failed(name) : labels.fragment(getSectionName(item))}
        </p>
      </div>
    )
  const changed = findChangedTexts(getSectionMessageIds(info, item.value), state.words, {
    locale,
    pseudo,
  })
  return (
    <PreviewSection
      sectionKey={item.key}
      selectionKey={selectionKey}
      value={item.value}
      {...{ info, component, base }}
      given={state.given[item.key] ?? noProps}
      changedTexts={JSON.stringify(changed)}
      pictures={state.pictures}
      failedLabel={labels.failed}
    />
  )
}

/** Returns the address of a page in a locale, with an example in place of the parameters of data pages. */
function addressOf({ page, locale }: PreviewState): string {
  return localizePath(
    locale,
    page === 'index' ? '/' : `/${page.replaceAll(/(^|\/)_\w+/g, '$1example')}`,
  )
}
