import { type ComponentType, useMemo } from 'react'
import { Page } from '#app/pages/Page.tsx'
import type { PageData, PageRouteHandle } from '#app/pages/pageData.ts'
import { ShellContext } from '#app/pages/shellContext.ts'
import { localizePath } from '#data/locale/locales.ts'
import { getSectionName } from '../app/sections/getSectionName.ts'
import type { PreviewState } from './bridge.ts'
import { PreviewSection } from './PreviewSection.tsx'
import { getPreviewResources } from './previewWords.ts'
import * as styles from './preview.css.ts'

/** Components of sections by name. */
export type SectionComponents = ReadonlyMap<string, ComponentType<object>>

interface PreviewPageProps {
  state: PreviewState
  components: SectionComponents
}

const noProps = {}

/** The page with its real layout; sections are rendered again only if their config, records or texts changed. */
export function PreviewPage({ state, components }: PreviewPageProps) {
  const { page, locale, pseudo, root, items, sections } = state
  const shown = useMemo(() => ({ locale, pseudo }), [locale, pseudo])
  const words = getPreviewResources(shown)
  const first = sections[String(items[0]?.value['section'])]
  const underHeader = first?.underHeader ?? false
  const layout = (root['layout'] as PageRouteHandle['layout'] | undefined) ?? 'default'
  const handle = useMemo<PageRouteHandle>(
    () => ({
      page,
      mode: 'built',
      class: 'marketing',
      layout,
      islands: false,
      underHeader,
      noindex: true,
    }),
    [page, layout, underHeader],
  )
  const address = addressOf(state)
  const shell = useMemo(
    () => ({ locale, address, words, banner: false, requestId: 'editor' }),
    [locale, address, words],
  )
  const content = items.map((item) => {
    const name = String(item.value['section'])
    const info = sections[name]
    const component = components.get(name)
    if (!info || !component)
      return (
        <div key={item.key} className={styles.section} data-section-key={item.key}>
          <p className={styles.failed}>
            {info ? state.labels.failed(name) : state.labels.fragment(getSectionName(item))}
          </p>
        </div>
      )
    return (
      <PreviewSection
        key={item.key}
        {...{ item, info, component, shown }}
        given={state.given[item.key] ?? noProps}
        base={words}
        words={state.words}
        pictures={state.pictures}
        failedLabel={state.labels.failed}
      />
    )
  })
  // Examples stand alone.
  if (layout === 'test') return <main>{content}</main>
  return (
    <ShellContext value={shell}>
      <Page handle={handle} data={{ words } as PageData}>
        {content.length > 0 ? content : <p className={styles.failed}>{state.labels.empty}</p>}
      </Page>
    </ShellContext>
  )
}

/** Returns the address of a page in a locale, with an example in place of the parameters of data pages. */
function addressOf({ page, locale }: PreviewState): string {
  return localizePath(
    locale,
    page === 'index' ? '/' : `/${page.replaceAll(/(^|\/)_\w+/g, '$1example')}`,
  )
}
